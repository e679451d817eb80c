import { toFileNamePart } from './file-name';

test.each([
  ['../../etc/passwd', 'etc passwd'],
  ['ก:ข*?"<>|ค', 'ก ข ค'],
  ['.ซ่อน.', 'ซ่อน'],
  ['a\u202egpj.exe\u0000', 'a gpj.exe'],
  ['...', ''],
])('%j is %j in a file name', (text, part) => {
  expect(toFileNamePart(text)).toBe(part);
});
