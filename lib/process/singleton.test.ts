/** @jest-environment node */
import { getSingleton } from './singleton';

describe('shared state', () => {
  test('is created once for a name, even when it is undefined', () => {
    let made = 0;
    const make = () => {
      made += 1;
    };
    getSingleton('test.once', make);
    getSingleton('test.once', make);
    expect(made).toBe(1);
  });

  test('survives a second evaluation of the module', async () => {
    const first = getSingleton('test.twice', () => ({}));
    jest.resetModules();
    const again = await import('./singleton');
    expect(again.getSingleton('test.twice', () => ({}))).toBe(first);
  });
});
