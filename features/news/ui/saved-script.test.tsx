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
