import { readReviewKey } from './review-keys.rules';

const press = (key: string, given: Partial<Parameters<typeof readReviewKey>[0]> = {}) =>
  readReviewKey({
    ...{ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false },
    ...given,
  });

test.each([
  ['a', 'approve'],
  ['R', 'return'],
  ['j', 'next'],
  ['k', 'previous'],
  ['z', 'undo'],
  ['b', undefined],
  ['Enter', undefined],
  ['constructor', undefined],
])('%s is %s', (key, task) => {
  expect(press(key)).toBe(task);
});

test('with a Thai layout the place of the key counts, with another Latin one its letter', () => {
  expect(press('ฟ', { code: 'KeyA' })).toBe('approve');
  expect(press('่', { code: 'KeyJ' })).toBe('next');
  expect(press('q', { code: 'KeyA' })).toBeUndefined();
  expect(press('a', { code: 'KeyQ' })).toBe('approve');
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'repeat'] as const)('a press with %s is nothing', (held) => {
  expect(press('a', { code: 'KeyA', [held]: true })).toBeUndefined();
});
