import { describeSessions, formatMinutes } from './session-settings.rules';

test.each([
  [15, '15 นาที'],
  [60, '1 ชั่วโมง'],
  [90, '1 ชั่วโมง 30 นาที'],
  [1_440, '24 ชั่วโมง'],
])('%s minutes are “%s”', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

test('the effect of both durations is one sentence', () => {
  expect(describeSessions('staff', { staffIdleMinutes: ' 30 ', staffHours: '8' })).toBe(
    'เจ้าหน้าที่ต้องเข้าสู่ระบบใหม่เมื่อไม่ได้เปิดหน้าหรือบันทึกอะไรเลยนาน 30 นาที และเมื่อครบ 8 ชั่วโมงนับจากเข้าสู่ระบบแม้ยังใช้งานอยู่',
  );
  expect(describeSessions('member', { memberIdleMinutes: 120, memberHours: 2 })).toBe(
    'สมาชิกทั่วไปต้องเข้าสู่ระบบใหม่เมื่อครบ 2 ชั่วโมงนับจากเข้าสู่ระบบ ไม่ว่าใช้งานอยู่หรือไม่',
  );
});

test.each([
  ['14', '8'],
  ['1e2', '8'],
  ['', '8'],
  ['60', undefined],
  ['120', '1'],
])('%j minutes and %j hours have no effect to describe', (staffIdleMinutes, staffHours) => {
  expect(describeSessions('staff', { staffIdleMinutes, staffHours })).toBeUndefined();
});
