import { setTimeout as wait } from 'node:timers/promises';
import { Realm } from './realm.mjs';

const LEFT = Symbol.for('test.left');
const PACKAGE = Symbol.for('test.package');

afterAll(() => {
  for (const key of [LEFT, PACKAGE]) Reflect.deleteProperty(globalThis, key);
});

test('globals, settings and listeners of a file go with it; those of a package stay', () => {
  const [listener, kept] = [() => undefined, () => undefined];
  const { fetch } = globalThis;
  const realm = new Realm();
  realm.keep(() => {
    Reflect.set(globalThis, PACKAGE, 1);
    process.env.TEST_PACKAGE = 'set';
    process.on('SIGUSR2', kept);
  });
  Reflect.set(globalThis, LEFT, 1);
  globalThis.fetch = listener;
  process.env.TEST_LEFT = 'set';
  process.env.NODE_ENV = 'changed';
  process.on('SIGUSR2', listener);
  realm.restore();
  expect([Reflect.has(globalThis, LEFT), Reflect.get(globalThis, PACKAGE)]).toEqual([false, 1]);
  expect([process.env.TEST_LEFT, process.env.TEST_PACKAGE, process.env.NODE_ENV]).toEqual([undefined, 'set', 'test']);
  expect([globalThis.fetch, process.listeners('SIGUSR2')]).toEqual([fetch, [kept]]);
  process.off('SIGUSR2', kept);
  Reflect.deleteProperty(process.env, 'TEST_PACKAGE');
});

test('timers of a file end with it; those of a package run on', async () => {
  const [run, repeated, kept] = [jest.fn(), jest.fn(), jest.fn()];
  const realm = new Realm();
  setTimeout(run, 1);
  setInterval(repeated, 1);
  realm.keep(() => setTimeout(kept, 1));
  realm.restore();
  await wait(20);
  expect([run, repeated, kept].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});
