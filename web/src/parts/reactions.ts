// Quick reactions and the words for them.
import type { Reaction } from '../protocol';

export const REACTIONS: Record<Reaction, string> = {
  hello: 'page-react-hello',
  nice: 'page-react-nice',
  ouch: 'page-react-ouch',
  thinking: 'page-react-thinking',
  laugh: 'page-react-laugh',
  sorry: 'page-react-sorry',
  thanks: 'page-react-thanks',
  hurry: 'page-react-hurry',
};
