/** @jest-environment node */
import { shared } from './shared';

describe('shared state', () => {
  test('is made once for a name, even when it is undefined', () => {
    let made = 0;
    const make = () => {
      made += 1;
    };
    shared('test.once', make);
    shared('test.once', make);
    expect(made).toBe(1);
  });

  test('survives a second evaluation of the module', async () => {
    const first = shared('test.twice', () => ({}));
    jest.resetModules();
    const again = await import('./shared');
    expect(again.shared('test.twice', () => ({}))).toBe(first);
  });
});
