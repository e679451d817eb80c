import { readInboxKey } from './inbox-keys.rules';

const press = (
  key: string,
  code = '',
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {},
) => ({
  ...{ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
});

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['x', 'choose'],
  ['s', 'snooze'],
  ['g', 'give'],
  ['?', 'help'],
  ['a', undefined],
  ['Enter', undefined],
] as const)('%s: %s', (key, task) => {
  expect(readInboxKey(press(key), false)).toBe(task);
});

test('on a Thai keyboard the place of the key counts', () => {
  expect(readInboxKey(press('่', 'KeyJ'), false)).toBe('next');
  expect(readInboxKey(press('ห', 'KeyS'), false)).toBe('snooze');
  expect(readInboxKey(press('ฦ', 'Slash', { shiftKey: true }), false)).toBe('help');
});

test('arrows move within the list only, and shortcuts of the browser stay its own', () => {
  expect(readInboxKey(press('ArrowDown'), true)).toBe('next');
  expect(readInboxKey(press('ArrowUp'), true)).toBe('previous');
  expect(readInboxKey(press('ArrowDown'), false)).toBeUndefined();
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const) {
    expect(readInboxKey(press('s', 'KeyS', { [held]: true }), true)).toBeUndefined();
  }
  expect(readInboxKey(press('X', 'KeyX', { shiftKey: true }), true)).toBeUndefined();
});
