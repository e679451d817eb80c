import { getSchema } from '@tiptap/core';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { cleanPasted } from './clean-pasted';
import { countText } from './count-text';
import { contentExtensions } from './extensions';
import { readPlainText } from './paste';
import { readHtml } from './read-html';

const schema = getSchema(contentExtensions);
const item = (level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span lang=TH><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

describe('pasted content', () => {
  test('of Word: lists become lists, its own marks and empty lines are removed', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head><body lang=TH><!--StartFragment--><h1>หัวเรื่อง</h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=TH style='font-size:16.0pt'>หนา</span></b> ปกติ<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, '·', 'หนึ่ง')}${item(2, 'o', 'ย่อย')}${item(1, '·', 'สอง')}<p class=MsoNormal>ท้าย</p>${item(1, '1.', 'แรก')}${item(1, '2.', 'ถัดไป')}<!--EndFragment--></body></html>`;
    expect(cleanPasted(html).html).toBe(
      '<h2>หัวเรื่อง</h2><p><strong>หนา</strong> ปกติ</p><ul><li>หนึ่ง<ul><li>ย่อย</li></ul></li><li>สอง</li></ul><p>ท้าย</p><ol><li>แรก</li><li>ถัดไป</li></ol>',
    );
  });

  test('of Google Docs: only bold text is bold', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">ปกติ </span><span style="font-weight:700;font-style:italic">หนาเอียง</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr"><span style="text-decoration:underline">ขีด</span></p></li></ul></b><br class="Apple-interchange-newline">`;
    expect(cleanPasted(html).html).toBe(
      '<p>ปกติ <em><strong>หนาเอียง</strong></em></p><ul><li><p><u>ขีด</u></p></li></ul>',
    );
  });

  test('of a web page: no scripts, styles, tracking or pictures of others', () => {
    const html = `<div class="post" onclick="x()"><h1 style="color:red">ก</h1><script>alert(1)</script><p>ข <a href="https://example.org/a?id=1&utm_source=x&fbclid=y" target="_blank" ping="/p">ค</a><a href="javascript:alert(1)">ง</a></p><img src="https://example.org/a.png"><img src="data:image/png;base64,AAAA"><svg><style><img src=x onerror=alert(1)></style></svg><iframe src="https://evil.example"></iframe></div>`;
    const pasted = cleanPasted(html);
    expect(pasted.html).toBe('<h2>ก</h2><p>ข <a href="https://example.org/a?id=1">ค</a><a>ง</a></p>');
    expect(pasted).toMatchObject({ foreign: 2, data: ['data:image/png;base64,AAAA'] });
    expect(sanitizeHtml(pasted.html)).toBe(pasted.html);
  });

  test('as plain text: blank lines separate paragraphs, other line breaks stay', () => {
    const { content } = readPlainText('\r\nก\r\nข\n\n  \nค\nhttps://example.org/\n', schema);
    expect(content.toString()).toBe(
      '<paragraph("ก", hardBreak, "ข"), paragraph("ค", hardBreak, link("https://example.org/"))>',
    );
  });
});

test('Thai words are counted without spaces, and letters with their marks', () => {
  const { doc } = readHtml('<p>นักเรียนไปโรงเรียน</p><ul><li>ปี่ 2 ตัว</li></ul>', schema);
  expect(countText(doc)).toEqual({ words: 6, characters: 21 });
});
