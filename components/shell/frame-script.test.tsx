import { firstFrameScript, frameScript } from './frame-script';

const item = (id: number) => `<li><a data-category="${id}" href="#${id}">${id}</a></li>`;
const page = `
  <nav data-tabs><ul>${[7, 8, 9].map(item).join('')}</ul>
    <div><details data-menu><summary>more</summary><ul>${[7, 8, 9].map(item).join('')}</ul></details></div></nav>
  <button data-consent-answer="no" data-policy="3">no</button>
  <button data-consent-answer="yes" data-policy="3">yes</button>
  <main id="main" tabindex="-1" data-item-category="8">
    <button id="kept" aria-pressed="false" data-bookmark="41"></button>
    <button id="other" aria-pressed="false" data-bookmark="42"></button>
    <button id="later" data-later="42"></button>
    <div data-picture=""><img src="/broken.webp"></div><img data-logo src="/logo.svg">
    <a id="next" href="/about/">next</a>
    <svg><a id="tile" href="/about/"><text id="word">tile</text></a></svg>
  </main>
  <aside data-hide-at="2026-11-23T10:00:00Z">until ten</aside>
  <b data-online="general">–</b><section data-online-from="20" hidden></section>
  <input type="search" data-suggests>
  <div data-loading-bar hidden></div><div data-to-top hidden data-plain><button>top</button></div>
  <div data-connection><p hidden>lost</p><p hidden>back</p></div>`;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(selector);
  return found;
};
const sent: { address: string; body: unknown }[] = [];
const answers: Record<string, unknown> = { '/api/v1/online': { organisations: 0, colleges: 12, general: 1_204 } };
const wanted = jest.fn();
let arrange = () => {};

/** Opens a page and runs the frame's scripts from their source text, as a browser does. */
async function open(): Promise<void> {
  document.body.innerHTML = page;
  // biome-ignore lint/security/noGlobalEval: the text under test is a script of a page
  window.eval(firstFrameScript);
  // biome-ignore lint/security/noGlobalEval: as above
  window.eval(frameScript);
  await jest.advanceTimersByTimeAsync(0);
}

beforeAll(() => {
  addEventListener('portal:wanted', wanted);
  Reflect.set(globalThis, 'fetch', async (address: string, init?: RequestInit) => {
    if (init?.body) sent.push({ address, body: JSON.parse(String(init.body)) });
    const answer = answers[address] ?? {};
    return { ok: true, json: async () => answer, text: async () => '' };
  });
  Reflect.set(
    window,
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        arrange = report;
      }
      observe() {
        arrange();
      }
    },
  );
  Reflect.set(window, 'matchMedia', () => ({ matches: false }));
});
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T09:59:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
  sent.length = 0;
  wanted.mockClear();
});
afterEach(() => jest.useRealTimers());

test('a reader is counted as online every twenty seconds, and sees how many are', async () => {
  await open();
  expect(sent).toEqual([{ address: '/api/v1/presence', body: {} }]);
  expect(find('[data-online]').textContent).toBe('1,204');
  expect(find('[data-online-from]').hidden).toBe(false);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(2);
  expect(wanted).not.toHaveBeenCalled();
});

test.each([
  ['yes', true],
  ['no', false],
])('the button “%s” of the cookie banner stores the choice and records it', async (answer, allowed) => {
  await open();
  find(`[data-consent-answer=${answer}]`).click();
  const { id, ...choice } = JSON.parse(localStorage.getItem('consent') ?? '{}');
  expect(choice).toEqual({ policy: 3, at: Date.now(), statistics: allowed, offline: allowed });
  expect(sent).toContainEqual({
    address: '/api/v1/consent',
    body: { id, policy: 3, statistics: allowed, offline: allowed },
  });
  expect(document.documentElement.dataset.consent).toBe('given');
  expect(document.activeElement).toBe(find('main'));
});

test('tabs that don’t fit are under “more”, and an item marks the tab chosen last if it is its category', async () => {
  sessionStorage.setItem('newsCatID', '8');
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent === '7' ? 0 : 56;
  });
  await open();
  const [bar, more] = document.querySelectorAll('ul');
  expect([...(bar?.querySelectorAll('li') ?? [])].map(({ style }) => style.visibility)).toEqual([
    '',
    'hidden',
    'hidden',
  ]);
  expect([...(more?.querySelectorAll('li') ?? [])].map(({ hidden }) => hidden)).toEqual([true, false, false]);
  expect([...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['8', '8']);
  expect(find('details').dataset.current).toBe('');
  jest.restoreAllMocks();
  arrange();
  expect(find('details').parentElement?.style.visibility).toBe('hidden');
});

test('saved items are marked, of this browser or of the member who has logged in', async () => {
  localStorage.setItem('bookmarkedNews', '[41]');
  localStorage.setItem('readingList', '[42]');
  await open();
  const listMarked = () => [...document.querySelectorAll('[data-saved]')].map(({ id }) => id);
  expect(listMarked()).toEqual(['kept', 'later']);
  expect(find('#kept').ariaPressed).toBe('true');
  localStorage.setItem('accountSaved', JSON.stringify({ lists: { bookmark: [{ id: 42, at: 1 }], later: [] } }));
  dispatchEvent(new StorageEvent('storage'));
  expect(listMarked()).toEqual(['other']);
  expect([find('#kept').ariaPressed, find('#later').ariaPressed]).toEqual(['false', null]);
});

test('a member’s lists are synchronised by the page’s scripts', async () => {
  localStorage.setItem('accountSaved', '{"owner":1,"lists":{"bookmark":[],"later":[]},"waiting":[]}');
  await open();
  dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(wanted).toHaveBeenCalled();
});

test.each([
  ['?notice=closed', 1],
  ['?x=notice', 0],
])('a page at %s wants its scripts %i times', async (search, times) => {
  history.replaceState(null, '', `/${search}`);
  await open();
  expect(wanted).toHaveBeenCalledTimes(times);
  expect(document.documentElement.dataset.wantsScript).toBe(times === 1 ? '' : undefined);
});

test('a picture that fails shows its placeholder; the logo, its drawing by script', async () => {
  await open();
  find('[data-picture] img').dispatchEvent(new Event('error'));
  expect(find('[data-picture]').dataset.broken).toBe('');
  expect(wanted).not.toHaveBeenCalled();
  find('[data-logo]').dispatchEvent(new Event('error'));
  expect(wanted).toHaveBeenCalled();
});

test('a notice disappears at its end', async () => {
  await open();
  expect(document.querySelector('aside')).not.toBeNull();
  jest.advanceTimersByTime(60_000);
  expect(document.querySelector('aside')).toBeNull();
});

test('the button to the top appears after 300 pixels, and leads there', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
  await open();
  for (const [y, hidden] of [
    [300, true],
    [301, false],
  ] as const) {
    Reflect.set(window, 'scrollY', y);
    dispatchEvent(new Event('scroll'));
    expect(find('[data-to-top]').hidden).toBe(hidden);
  }
  find('[data-to-top] > button').click();
  expect(scroll.mock.calls).toEqual([[{ top: 0 }]]);
  scroll.mockRestore();
});

test('search fields are comboboxes, as they will be', async () => {
  await open();
  expect(find('[data-suggests]').role).toBe('combobox');
});

test('a lost connection is announced, and for a moment that it is back', async () => {
  await open();
  const [lost, back] = document.querySelectorAll('[data-connection] > p');
  const shown = () => [lost, back].map((note) => !(note instanceof HTMLElement && note.hidden));
  const setOnline = (online: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  setOnline(false);
  expect(shown()).toEqual([true, false]);
  setOnline(true);
  expect(shown()).toEqual([false, true]);
  jest.advanceTimersByTime(4_000);
  expect(shown()).toEqual([false, false]);
});

test('a slow next page shows the loading bar', async () => {
  await open();
  find('#next').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  jest.advanceTimersByTime(199);
  expect(find('[data-loading-bar]').hidden).toBe(true);
  jest.advanceTimersByTime(1);
  expect(find('[data-loading-bar]').hidden).toBe(false);
  dispatchEvent(new Event('pagehide'));
  expect(find('[data-loading-bar]').hidden).toBe(true);
});

test('a pressed link of a drawing shows no loading bar', async () => {
  await open();
  document.querySelector('#word')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  jest.advanceTimersByTime(200);
  expect(find('[data-loading-bar]').hidden).toBe(true);
});
