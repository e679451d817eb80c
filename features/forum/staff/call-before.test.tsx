import { callBefore } from './call-before';

const before = (text: string) => callBefore(text, text.length);

test('behind the last sign of the line stands the beginning of a name', () => {
  expect(before('@')).toBe('');
  expect(before('เรียน @วิทยาลัย เท')).toBe('วิทยาลัย เท');
  expect(before('@ก แล้ว @ข')).toBe('ข');
  expect(callBefore('@กขค ต่อ', 2)).toBe('ก');
});

test('no name is being typed inside a word, in another line or far behind the sign', () => {
  for (const text of ['ไม่มี', 'name@example.org', '@ก\nบรรทัดใหม่', `@${'ก'.repeat(61)}`]) {
    expect(before(text)).toBeUndefined();
  }
});
