// The worker that bots think in: its messages, its clock, and nothing else.
import type { ToWorker } from './messages';
import { Thinking } from './thinking';

// A message to oneself waits behind those that have arrived: cheaper than a timer, which browsers slow down.
const { port1: here, port2: there } = new MessageChannel();

const thinking = new Thinking({
  now: () => performance.now(),
  pause: () =>
    new Promise((then) => {
      here.onmessage = () => then();
      there.postMessage(null);
    }),
  answer: (answer) => postMessage(answer),
});

// What goes wrong is told to the page, which ends this worker.
onmessage = ({ data }: MessageEvent<ToWorker>) => void thinking.hear(data).catch(reportError);
