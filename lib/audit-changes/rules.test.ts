import { listChanges } from './rules';

test('a change is told field by field, in Thai where the field is known', () => {
  const before = {
    name: 'ก',
    status: 'open',
    at: null,
    account: { email: 'a@example.org', secret: 1 },
    odd_field: [1, 2],
  };
  const after = {
    name: 'ข',
    status: 'closed',
    at: '2026-11-21T03:30:00.000Z',
    account: { email: 'a@example.org' },
    odd_field: [],
  };
  expect(listChanges(before, after)).toEqual([
    { field: 'ชื่อ', before: 'ก', after: 'ข', isSame: false },
    { field: 'สถานะ', before: 'เปิดใช้งาน', after: 'ปิดใช้งาน', isSame: false },
    { field: 'at', before: '–', after: '21 พ.ย. 2569 10.30 น.', isSame: false },
    { field: 'account › อีเมล', before: 'a@example.org', after: 'a@example.org', isSame: true },
    { field: 'account › secret', before: '1', after: undefined, isSame: false },
    { field: 'odd_field', before: '1, 2', after: '–', isSame: false },
  ]);
});

test('a name with a dot in it is another field than one that stands under another', () => {
  expect(listChanges({ a: { b: 1 } }, { 'a.b': 1 })).toEqual([
    { field: 'a › b', before: '1', after: undefined, isSame: false },
    { field: 'a.b', before: undefined, after: '1', isSame: false },
  ]);
});

test('what was made anew has no before, and nothing at all is no change', () => {
  expect(listChanges(null, { visible: true })).toEqual([
    { field: 'แสดงผล', before: undefined, after: 'ใช่', isSame: false },
  ]);
  expect(listChanges(null, undefined)).toEqual([]);
});
