/** @jest-environment node */
import { keepLastChanges, readCardIds, shouldApplyChange, toServerTime } from './saved.rules';

test('the last change of an item and list wins', () => {
  const change = (at: number, saved: boolean, kind: 'later' | 'bookmark' = 'later') => ({ kind, id: 5, saved, at });
  expect(keepLastChanges([change(3, false), change(1, true), change(2, true, 'bookmark')])).toEqual([
    change(3, false),
    change(2, true, 'bookmark'),
  ]);
  expect(keepLastChanges([change(3, true), change(3, false)])).toEqual([change(3, false)]);
});

test('a time keeps its age by the sender’s clock, and is never in the future', () => {
  expect(toServerTime({ at: 90 }, 100, 1_000)).toBe(990);
  expect(toServerTime({ at: 200 }, 100, 1_000)).toBe(1_000);
  expect(toServerTime({ at: 0 }, 5_000, 1_000)).toBe(0);
});

test('the later of two actions wins; removing an item never saved is ignored', () => {
  expect(shouldApplyChange({ at: 2, saved: false }, { at: 1, saved: true })).toBe(true);
  expect(shouldApplyChange({ at: 1, saved: true }, { at: 1, saved: false })).toBe(false);
  expect(shouldApplyChange({ at: 1, saved: true }, undefined)).toBe(true);
  expect(shouldApplyChange({ at: 1, saved: false }, undefined)).toBe(false);
});

test.each([
  ['5', [5]],
  ['5,7,5', [5, 7]],
  ['', undefined],
  [null, undefined],
  ['0', undefined],
  ['5,', undefined],
  ['9999999999', undefined],
  ['1 OR 1=1', undefined],
  [Array.from({ length: 101 }, (_, at) => at + 1).join(), undefined],
])('ids %j are read as %j', (text, ids) => {
  expect(readCardIds(text)).toEqual(ids);
});
