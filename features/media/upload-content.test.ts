import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/env/env';
import { findThai } from '@/lib/messages/message';
import { type ArchiveEntry, anArchive } from '@/testing/archives';
import { aCompoundFile, aDocx, aPdf, aPhoto, aZip } from '@/testing/files';
import { mediaMessages } from './media.messages';
import { college, listKept, listTemporary, refusal, upload } from './upload-media.test-support';

describe('a malicious office file is refused with a message', () => {
  const MIB = 1_048_576;
  const parts = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
  ];
  test.each([
    ['unpacks to 600 MB', [{ name: 'word/media/a.bmp', content: Buffer.alloc(600 * MIB) }], 'media.bomb'],
    ['unpacks to a thousand times its size', [{ name: 'word/a.xml', content: Buffer.alloc(64 * MIB) }], 'media.bomb'],
    [
      'unpacks to more than it says',
      [{ name: 'word/a.xml', content: Buffer.alloc(64 * MIB), claimed: 1 }],
      'media.brokenArchive',
    ],
    [
      'has 10,000 parts',
      Array.from({ length: 10_000 }, (_, at) => ({ name: `word/${at}`, content: '' })),
      'media.bomb',
    ],
    ['leads out of its folder', [{ name: '../../evil.sh', content: 'x' }], 'media.brokenArchive'],
    ['names a place of its own', [{ name: '/etc/passwd', content: 'x' }], 'media.brokenArchive'],
    ['leads out with backslashes', [{ name: '..\\evil.exe', content: 'x' }], 'media.brokenArchive'],
    ['holds a link', [{ name: 'word/link', content: '/etc/passwd', mode: 0o120777 }], 'media.unsafeArchive'],
    ['has an encrypted part', [{ name: 'word/a.xml', content: 'x', flags: 1 }], 'media.unsafeArchive'],
    [
      'unpacks the same bytes twice',
      [{ name: 'word/a.xml', content: '<w:document/>', sameAs: 1 }],
      'media.unsafeArchive',
    ],
    ['says a name twice', [{ name: 'word/document.xml', content: 'x' }], 'media.unsafeArchive'],
  ])('it %s', async (_what, more: ArchiveEntry[], key) => {
    const before = await listKept();
    expect(await refusal(anArchive([...parts, ...more]), 'x.docx')).toBe(`AppError: invalid: ${key}`);
    expect(findThai(mediaMessages, key)).toMatch(/[ก-๙]/);
    expect([await listKept(), await listTemporary()]).toEqual([before, []]);
  });

  test('a truncated file is rejected as broken', async () => {
    expect(await refusal(aDocx().subarray(0, 60), 'x.docx')).toBe('AppError: invalid: media.brokenArchive');
  });

  test('entries missing from its directory are never unpacked', async () => {
    const hidden = { name: 'word/a.xml', content: Buffer.alloc(64 * MIB), isHidden: true };
    expect(await refusal(anArchive([...parts, hidden]), 'x.docx')).toMatch(/wordprocessingml/);
  });
});

const words = (text: string) => Buffer.from(text);

describe('content decides', () => {
  test.each([
    ['P-063 HTML', words('<!doctype html><script>alert(1)</script>'), 'x.jpg'],
    ['P-063 PHP', words('<?php system($_GET["c"]); ?>'), 'x.jpg'],
    ['P-063 a program for Windows', Buffer.concat([words('MZ'), Buffer.alloc(600)]), 'x.jpg'],
    ['P-064 an SVG with script', words('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'x.svg'],
    ['P-064 a clean SVG', words('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
    ['P-064 an SVG named .jpg', words('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.jpg'],
    ['P-069 HTML named .pdf', words('<html>%PDF-1.7 %%EOF</html>'), 'x.pdf'],
    ['P-069 half a PDF', words('%PDF-1.7\n1 0 obj'), 'x.pdf'],
    ['a ZIP of anything', aZip({ 'a.txt': 'x' }), 'x.zip'],
    ['a ZIP named .docx', aZip({ '[Content_Types].xml': '', 'evil.exe': 'MZ' }), 'x.docx'],
    [
      'a document with macros',
      aZip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': 'x' }),
      'x.docx',
    ],
    ['an installer, which is a compound file too', aCompoundFile('!_StringPool'), 'x.doc'],
    ['an encrypted document', aCompoundFile('EncryptedPackage'), 'x.docx'],
    ['a broken compound file', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(20)]), 'x.doc'],
  ])('%s is refused', async (_, bytes, name) => {
    const before = await listKept();
    expect(await refusal(bytes, name)).toBe('AppError: mediaType: media.unknownType');
    expect([await listKept(), await listTemporary()]).toEqual([before, []]);
  });

  test.each([
    ['a PDF', aPdf(), 'pdf'],
    ['a Word document', aDocx(), 'docx'],
    ['a workbook', aZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), 'xlsx'],
    ['slides', aZip({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' }), 'pptx'],
    ['an old Word document', aCompoundFile('WordDocument'), 'doc'],
    ['an old workbook', aCompoundFile('Workbook'), 'xls'],
    ['old slides', aCompoundFile('PowerPoint Document'), 'ppt'],
    ['an OpenDocument text', aZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '' }), 'odt'],
  ])('%s is stored unchanged, whatever its name', async (_, bytes, extension) => {
    const entry = await upload(bytes, 'name.docx', college, 'document');
    expect([entry.kind, entry.extension, entry.bytes]).toEqual(['document', extension, bytes.length]);
    expect((await readFile(join(env.DATA_DIR, entry.url))).equals(bytes)).toBe(true);
  });

  test('a picture is refused if a document is expected, and vice versa', async () => {
    expect(await refusal(await aPhoto(), 'x.pdf', college, 'document')).toBe('AppError: mediaType: media.notDocument');
    expect(await refusal(aPdf(), 'x.jpg', college, 'image')).toBe('AppError: mediaType: media.notPicture');
  });
});
