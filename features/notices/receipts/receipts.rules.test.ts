import { addReminderCounts, formatReminded, readReminderCounts } from './receipts.rules';

test('the outcome of a reminder is carried by the address, and told in words', () => {
  const counts = { reminded: 12, done: 3, withoutMail: 0 };
  const address = addReminderCounts('/administrator/notices/7?show=unread', counts);
  expect(address).toMatch(/^\/administrator\/notices\/7\?show=unread&/);
  expect(addReminderCounts('/x', counts)).toMatch(/^\/x\?/);
  expect(readReminderCounts(Object.fromEntries(new URL(address, 'http://localhost').searchParams))).toEqual(counts);
  expect(formatReminded(counts)).toBe('เตือนแล้ว 12 หน่วยงาน · 3 หน่วยงานทำแล้ว');
  expect(formatReminded({ reminded: 1, done: 0, withoutMail: 2 }, true)).toBe('เตือนแล้ว 1 คน · ไม่มีอีเมลในระบบ 2 คน');
});

test.each([{}, { reminded: '1' }, { reminded: '-1', done: '0', withoutMail: '0' }, { reminded: '1e9', done: '0' }])(
  'a forged outcome %o is none',
  (params) => {
    expect(readReminderCounts(params)).toBeUndefined();
  },
);
