// What somebody might try who has got a line of text into the page: each attempt, and whether it worked.
import { trusted } from '../../src/kernel/start';

const RUN = "document.body.dataset.ran = 'yes'";
const soon = () => new Promise<void>((then) => setTimeout(then, 50));

/** Text becomes an element that would run it. */
async function ranIn(element: HTMLElement, act: (element: HTMLElement) => void): Promise<void> {
  delete document.body.dataset['ran'];
  document.body.append(element);
  act(element);
  await soon();
  if (document.body.dataset['ran'] !== 'yes') throw new Error('Expected the text to be run, got nothing.');
}

/** A worker begins and says something. */
function said(start: () => Worker): Promise<unknown> {
  return new Promise((heard, refused) => {
    const worker = start();
    worker.onmessage = heard;
    worker.onerror = () => refused(new Error('Expected a worker, got an error.'));
  });
}

const SAYING = () => URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));

/** Each ends well only if it did what it was meant to do. */
const ATTEMPTS: Record<string, () => unknown> = {
  'a script of text': () =>
    ranIn(document.createElement('script'), (script) => script.append(document.createTextNode(RUN))),
  'an attribute of text': () =>
    ranIn(document.createElement('button'), (button) => {
      button.setAttribute('onclick', RUN);
      button.click();
    }),
  eval: () => globalThis.eval('1') as unknown,
  // A function made of text, as an old library might do it.
  'a function of text': () => Reflect.construct(Function, ['return 1']),
  'another address by the policy of the worker': () => trusted('http://127.0.0.1/worker.js'),
  'a text by the policy of the worker': () => said(() => new Worker(trusted(SAYING()))),
  'a worker of text': () => said(() => new Worker(SAYING())),
};

/** Whether each attempt worked. */
export async function attempts(): Promise<Record<string, boolean>> {
  await soon(); // whoever drives the browser may do what a page may not; what is done later is the page's own
  const found: Record<string, boolean> = {};
  for (const [name, attempt] of Object.entries(ATTEMPTS))
    found[name] = await Promise.resolve()
      .then(attempt)
      .then(
        () => true,
        () => false,
      );
  return found;
}
