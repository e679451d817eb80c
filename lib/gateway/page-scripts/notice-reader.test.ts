/** @jest-environment jsdom */
import { toCall } from '@/lib/render/inline-script';
import { noticeReader } from './notice-reader';

const IDLE_MS = 60_000;
const STAY_MS = 100;
const told: string[] = [];
const watchers: { show: () => void; parts: Element[] }[] = [];

class Watcher {
  parts: Element[] = [];
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    watchers.push({ show: () => report([{ isIntersecting: true }]), parts: this.parts });
  }
  observe(part: Element) {
    this.parts.push(part);
  }
  disconnect() {
    this.parts.length = 0;
  }
}

/** Runs the script of a page with this content from its source text. */
function open(html: string): void {
  document.body.innerHTML = html;
  const controls = ':is(button, input, a[data-x]):not([data-plain])';
  // biome-ignore lint/security/noGlobalEval: the text under test is a script of a page
  window.eval(toCall(noticeReader, 'wanted', 'likely', controls, '[data-part]', 'dialog[open]', IDLE_MS, STAY_MS));
}

const fire = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

beforeAll(() => {
  for (const name of ['wanted', 'likely']) addEventListener(name, () => told.push(name));
  Reflect.set(window, 'IntersectionObserver', Watcher);
});
beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  watchers.length = 0;
});
afterEach(() => {
  dispatchEvent(new Event('wanted'));
  jest.useRealTimers();
});

test.each(['click', 'focusin', 'input', 'change'])('a first %s on a control wants the scripts, once', (type) => {
  open('<button><i></i></button>');
  fire('i', type);
  fire('i', type);
  expect(told).toEqual(['wanted']);
});

test('links, controls of plain scripts and scrolling want nothing', () => {
  open('<a href="/x">x</a><button data-plain>x</button>');
  for (const type of ['click', 'focusin', 'pointerdown']) {
    fire('a', type);
    fire('button', type);
  }
  fire('a', 'scroll');
  jest.advanceTimersByTime(STAY_MS);
  expect(told).toEqual([]);
});

test('staying on a control with the pointer makes a press likely', () => {
  open('<button>x</button>');
  const matches = jest.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  fire('button', 'pointerover');
  expect(told).toEqual([]);
  jest.advanceTimersByTime(STAY_MS);
  expect(told).toEqual(['likely']);
  expect(matches).toHaveBeenLastCalledWith(':hover');
  matches.mockRestore();
});

test('passing over a control does not', () => {
  open('<button>x</button>');
  fire('button', 'pointerover');
  jest.advanceTimersByTime(STAY_MS);
  expect(told).toEqual([]);
});

test('a part that needs them wants them when it comes near', () => {
  open('<div data-part></div><p>x</p>');
  expect(watchers[0]?.parts).toHaveLength(1);
  expect(told).toEqual([]);
  watchers[0]?.show();
  expect(told).toEqual(['wanted']);
  expect(watchers[0]?.parts).toEqual([]);
});

test('a page that the reader leaves alone for long wants them; scrolling begins anew', () => {
  open('<p>x</p>');
  jest.advanceTimersByTime(IDLE_MS - 1);
  fire('p', 'scroll');
  jest.advanceTimersByTime(IDLE_MS - 1);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['wanted']);
});

test('a reader who saves data is left alone', () => {
  Reflect.set(navigator, 'connection', { saveData: true });
  open('<p>x</p>');
  jest.advanceTimersByTime(IDLE_MS * 10);
  expect(told).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});

test('a dialog that the server has opened wants them at once', () => {
  open('<dialog open></dialog>');
  expect(told).toEqual(['wanted']);
});
