import { readMentionQuery } from './mention-query';

const readAtEnd = (text: string) => readMentionQuery(text, text.length);

test('the text after the last @ of the line is the beginning of a name', () => {
  expect(readAtEnd('@')).toBe('');
  expect(readAtEnd('เรียน @วิทยาลัย เท')).toBe('วิทยาลัย เท');
  expect(readAtEnd('@ก แล้ว @ข')).toBe('ข');
  expect(readMentionQuery('@กขค ต่อ', 2)).toBe('ก');
});

test('no name is being typed inside a word, on another line or far behind the @', () => {
  for (const text of ['ไม่มี', 'name@example.org', '@ก\nบรรทัดใหม่', `@${'ก'.repeat(61)}`]) {
    expect(readAtEnd(text)).toBeUndefined();
  }
});
