// Why a command is not carried out, with the server's own codes.
import type { Refusal } from '../../protocol';

export class LocalRefusal extends Error {
  constructor(
    readonly code: Refusal,
    sentence: string,
  ) {
    super(sentence);
    this.name = 'LocalRefusal';
  }
}
