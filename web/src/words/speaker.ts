// The words of the catalogue in one language: the same Fluent files that the terminal reads.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Values = Record<string, FluentVariable>;
export type Say = (message: string, values?: Values) => string;

/** A number of a game, small and whole: a browser's own formatter would take as long to make as a whole board. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const small = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? new Small(value) : value]),
  );

/** A function that says a message; a missing one is said by its name: the fault is seen and nothing breaks. */
export function speaker(language: string, source: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (message, values = {}) => {
    const pattern = bundle.getMessage(message)?.value;
    if (pattern == null) return message;
    return bundle.formatPattern(pattern, small(values), []);
  };
}

/** The text with a capital at its beginning. */
export const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
