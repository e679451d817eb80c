/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { deferScripts } from './defer-scripts';

const page = (head: string, body = '') =>
  `<html><head>${head}</head><body>${body}<script>self.x=1</script></body></html>`;
const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

test('the scripts of a page are fetched by a last inline script, in the same order', () => {
  const html = deferScripts(page(`${tag('a')}<link rel="preload" as="script" href="/b.js"/>${tag('b')}`));
  expect(html).not.toContain('async=""');
  expect(html).not.toContain('preload');
  expect(html.indexOf('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')).toBeGreaterThan(
    html.indexOf('self.x=1'),
  );
});

test('a page without script stays as it is', () => {
  expect(deferScripts(page(''))).toBe(page(''));
});

test('other scripts stay where they are', () => {
  const html = page(
    `<script src="/_next/static/old.js" noModule=""></script>${tag('a')}`,
    '<script type="application/ld+json">{}</script>',
  );
  expect(deferScripts(html)).toContain('<script src="/_next/static/old.js" noModule=""></script>');
  expect(deferScripts(html)).toContain('<script type="application/ld+json">{}</script>');
});

/** Finishes what a test left waiting, and removes its listeners. */
afterEach(() => dispatchEvent(new Event('portal:ready')));

/** Runs the page's last script in this window; animation frames wait for `frame`. */
function runLoader() {
  const inline = deferScripts(page(tag('a'))).match(/<script>(\(function.*)<\/script><\/body>/s)?.[1] ?? '';
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => frames.push(then));
  // biome-ignore lint/security/noGlobalEval: the text under test is a script of a page
  window.eval(inline);
  return {
    frame: () => {
      for (const then of frames.splice(0)) then(0);
    },
  };
}

const listRequested = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

test('scripts are fetched once, when the page and its first image are painted', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<img fetchpriority="high" src="/slow.webp">';
  const picture = document.querySelector('img');
  Object.defineProperty(picture, 'complete', { value: false });
  const { frame } = runLoader();
  frame();
  picture?.dispatchEvent(new Event('load'));
  frame();
  expect(listRequested()).toEqual([]);
  frame();
  jest.runAllTimers();
  expect(listRequested()).toEqual(['/_next/static/chunks/a.js']);
  jest.useRealTimers();
});

test('a missing image delays scripts by three seconds at most', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<img fetchpriority="high" src="/slow.webp">';
  document.head.innerHTML = '';
  Object.defineProperty(document.querySelector('img'), 'complete', { value: false });
  runLoader();
  jest.advanceTimersByTime(2_900);
  expect(listRequested()).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(listRequested()).toEqual(['/_next/static/chunks/a.js']);
  jest.useRealTimers();
});

test('large modules are instantiated one by one before the page starts; the entries that start it come last', async () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  Reflect.set(window, 'MessageChannel', MessageChannel);
  const start = { otherChunks: ['a'], runtimeModuleIds: [7] };
  const queue: unknown[] = [start];
  Reflect.set(window, 'TURBOPACK', queue);
  const inline =
    deferScripts(page(tag('turbopack-1') + tag('a'))).match(/<script>(\(function.*)<\/script><\/body>/s)?.[1] ?? '';
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => {
    then(0);
    return 0;
  });
  // biome-ignore lint/security/noGlobalEval: the text under test is a script of a page
  window.eval(inline);
  expect(listRequested()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/turbopack-1.js']);
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

describe('input before hydration', () => {
  test('is replayed afterwards: each pressed button once, and chosen values', () => {
    document.body.innerHTML = `<button id="mark" type="button"><i></i></button><button id="panel" popovertarget="x">x</button>
      <form><button id="send">send</button><select><option>a</option><option>b</option></select></form>`;
    const done: string[] = [];
    runLoader();
    for (const id of ['mark', 'mark', 'panel', 'send']) {
      const button = document.querySelector<HTMLElement>(`#${id}`);
      button?.addEventListener('click', (event) => event.preventDefault(), { once: true });
      (button?.querySelector('i') ?? button)?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      );
    }
    const select = document.querySelector('select');
    if (!select) throw new Error('no select');
    select.value = 'b';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.value = 'a';
    addEventListener('click', ({ target }) => done.push((target as Element).id));
    addEventListener('change', () => done.push(select.value));
    dispatchEvent(new Event('portal:ready'));
    expect(done).toEqual(['mark', 'b']);
    document.querySelector<HTMLElement>('#mark')?.click();
    dispatchEvent(new Event('portal:ready'));
    expect(done).toEqual(['mark', 'b', 'mark']);
  });
});
