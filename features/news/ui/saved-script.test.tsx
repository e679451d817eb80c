import { SCRIPTS_READY } from '@/lib/render/page-script-events';
import { SAVED_LISTS } from './saved-lists';
import { keepSaved } from './saved-script';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('the worker is told what is saved when it is ready, not when it was asked for', async () => {
  const told: unknown[] = [];
  const worker = { active: { postMessage: (wishes: unknown) => told.push(wishes) } };
  let install: (installed: typeof worker) => void = () => undefined;
  const ready = new Promise<typeof worker>((resolve) => {
    install = resolve;
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: () => Promise.resolve(), ready },
  });
  localStorage.setItem('consent', JSON.stringify({ offline: true }));
  keepSaved(() => undefined);
  dispatchEvent(new Event('load'));
  localStorage.setItem(SAVED_LISTS.later, JSON.stringify([7]));
  install(worker);
  await ready;
  await new Promise((done) => setTimeout(done));
  expect(told[0]).toEqual({ type: 'wishes', saved: [7], visited: true, sparing: false });
});

test('a bookmark pressed before React runs is marked at once, and unmarked if it could not be saved', () => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<button data-bookmark="7" aria-pressed="false"><i></i></button><button data-bookmark="8" aria-pressed="false"></button><button data-bookmark="9" aria-pressed="false"></button>';
  const listPressed = () =>
    [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'));
  localStorage.setItem(SAVED_LISTS.bookmark, JSON.stringify([8]));
  keepSaved(() => undefined);
  expect(listPressed()).toEqual(['false', 'true', 'false']);
  const press = (selector = 'i') =>
    document.querySelector(selector)?.dispatchEvent(new Event('click', { bubbles: true }));
  press();
  // Several presses before React runs count as one.
  press();
  press('[data-bookmark="8"]');
  expect(listPressed()).toEqual(['true', 'false', 'false']);
  dispatchEvent(new Event(SCRIPTS_READY));
  jest.runAllTimers();
  expect(listPressed()).toEqual(['false', 'true', 'false']);
  press();
  expect(listPressed()).toEqual(['false', 'true', 'false']);
  jest.useRealTimers();
});
