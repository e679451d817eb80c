import { sanitizeHtml, toPlainText } from './rich-text';

const PICTURE = `/media/${'a'.repeat(64)}-640.webp`;

describe('sanitizeHtml', () => {
  test('keeps what an article is made of', () => {
    const html = `<h2>หัวข้อ</h2><p>ข้อความ <strong>หนา</strong> <a href="https://example.org/">ลิงก์</a></p><ul><li>หนึ่ง</li></ul><table><thead><tr><th scope="col">ปี</th></tr></thead><tbody><tr><td colspan="2">2569</td></tr></tbody></table><figure><img src="${PICTURE}" alt="ภาพ"><figcaption>คำบรรยาย</figcaption></figure>`;
    expect(sanitizeHtml(html)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>ก', 'ก'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">ก</p>', '<p>ก</p>'],
    ['<a href="javascript:alert(1)">ก</a>', '<a>ก</a>'],
    ['<a href="&#1;java\nscript:alert(1)">ก</a>', '<a>ก</a>'],
    ['<a href="data:text/html,x">ก</a>', '<a>ก</a>'],
    ['<svg><script>alert(1)</script><text>ก</text></svg>', 'ก'],
    ['<math><mi xlink:href="javascript:alert(1)">ก</mi></math>', 'ก'],
    ['<object data="x"><p>ก</p></object>', '<p>ก</p>'],
    ['<form action="/x"><input type="password"><p>ก</p></form>', '<p>ก</p>'],
    ['<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">ก', 'ก'],
    ['<iframe src="https://evil.example"></iframe>ก', 'ก'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>ก', 'ก'],
    ['<img src="x" onerror="alert(1)">ก', 'ก'],
    ['<img src="https://evil.example/a.png">ก', 'ก'],
    ['<img src="data:image/svg+xml,x">ก', 'ก'],
    ['<img src="/media/../etc/passwd.png">ก', 'ก'],
    ['<!-- x --><p>ก</p>', '<p>ก</p>'],
  ])('cleans %s', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });

  test('keeps frames of known video hosts in the form without cookies', () => {
    expect(sanitizeHtml('<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>')).toBe(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
    );
    expect(sanitizeHtml('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1"></iframe>')).toBe(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
    );
  });

  test('begins headings at h2 and reads old elements as today’s', () => {
    expect(sanitizeHtml('<h1>ก</h1><h6>ข</h6><div>ค</div><div><p>ง</p></div><b>จ</b>')).toBe(
      '<h2>ก</h2><h3>ข</h3><p>ค</p><p>ง</p><strong>จ</strong>',
    );
  });

  test('headings begin at h2 and skip no level', () => {
    expect(sanitizeHtml('<h3>ก</h3><h4>ข</h4><h3>ค</h3>')).toBe('<h2>ก</h2><h3>ข</h3><h2>ค</h2>');
    expect(sanitizeHtml('<h2>ก</h2><h4>ข</h4>')).toBe('<h2>ก</h2><h3>ข</h3>');
    expect(sanitizeHtml('<h3>ก</h3><h2>ข</h2><h4>ค</h4>')).toBe('<h2>ก</h2><h2>ข</h2><h3>ค</h3>');
    expect(sanitizeHtml('<h2>ก</h2><h3>ข</h3><h4>ค</h4>')).toBe('<h2>ก</h2><h3>ข</h3><h4>ค</h4>');
  });

  test('gives the same when applied twice', () => {
    const once = sanitizeHtml('<h1>ก<svg><p>ข</svg><table><td>ค<a href="//x">ง');
    expect(sanitizeHtml(once)).toBe(once);
  });
});

describe('toPlainText', () => {
  test('keeps the words and drops tags and scripts', () => {
    expect(toPlainText('<h2>หัวข้อ</h2><p>หนึ่ง&amp;สอง</p><script>alert(1)</script>')).toBe('หัวข้อ\n\nหนึ่ง&สอง');
  });
});
