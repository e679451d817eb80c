/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { toCall } from '@/lib/render/inline-script';
import { loadScripts } from './load-scripts';

const tell = (name: string) => dispatchEvent(new Event(name));
const listRequested = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const listAhead = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

/** Runs the loader as a page does, from its source text; animation frames wait for `frame`. */
function run(sources: readonly string[]) {
  document.head.innerHTML = '';
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => frames.push(then));
  // biome-ignore lint/security/noGlobalEval: the text under test is a script of a page
  window.eval(toCall(loadScripts, sources, 'wanted', 'likely', 500, 2_000));
  return () => {
    for (const then of frames.splice(0)) then(0);
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // Ends the listeners of the last test.
  for (const name of ['likely', 'wanted']) tell(name);
  jest.useRealTimers();
});

test('nothing is fetched until it is wanted, and then once, after the press is painted', () => {
  const frame = run(['/a.js']);
  jest.advanceTimersByTime(60_000);
  frame();
  expect([listRequested(), listAhead()]).toEqual([[], []]);
  tell('wanted');
  frame();
  expect(listRequested()).toEqual([]);
  frame();
  tell('wanted');
  jest.runAllTimers();
  expect(listRequested()).toEqual(['/a.js']);
});

test('in a window that paints nothing they are fetched half a second later', () => {
  run(['/a.js']);
  tell('wanted');
  jest.advanceTimersByTime(499);
  expect(listRequested()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(listRequested()).toEqual(['/a.js']);
});

test('a likely press fetches them without running them', () => {
  run(['/a.js', '/b.js']);
  tell('likely');
  tell('likely');
  expect([listRequested(), listAhead()]).toEqual([[], ['/a.js', '/b.js']]);
});

test('large modules are instantiated one by one before the page starts; the entries that start it come last', async () => {
  jest.useRealTimers();
  Reflect.set(window, 'MessageChannel', MessageChannel);
  const start = { otherChunks: ['a'], runtimeModuleIds: [7] };
  const queue: unknown[] = [start];
  Reflect.set(window, 'TURBOPACK', queue);
  const frame = run(['/turbopack-1.js', '/a.js']);
  tell('wanted');
  frame();
  frame();
  expect(listRequested()).toEqual(['/a.js', '/turbopack-1.js']);
  expect(queue).toEqual([]);
  const large = Reflect.construct(Function, [`/* ${'x'.repeat(3_000)} */`]);
  queue.push([undefined, 5, large, 6, () => 1, 7, large, 8, 9, large]);
  const pushed: unknown[] = [];
  const done = new Promise<void>((resolve) => {
    const push = (pack: unknown) => {
      pushed.push(pack);
      if (pack === start) resolve();
    };
    Reflect.set(window, 'TURBOPACK', { push });
  });
  document.head.querySelector('script[src*=turbopack]')?.dispatchEvent(new Event('load'));
  await done;
  expect(pushed).toEqual([
    { otherChunks: [], runtimeModuleIds: [5] },
    { otherChunks: [], runtimeModuleIds: [9] },
    start,
  ]);
  Reflect.deleteProperty(window, 'TURBOPACK');
});
