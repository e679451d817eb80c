import { readForeignHtml } from './foreign-html';
import { sanitizeHtml } from './rich-text';

const OWN = `/media/${'a'.repeat(64)}-640.webp`;
const read = (html: string) => readForeignHtml(html, (src) => (src.endsWith('own.jpg') ? OWN : undefined));

test('own pictures stand in figures, and the line around them is split', () => {
  const { html, pictures, dropped } = read(
    '<p>ก <a href="/x"><img src="/own.jpg" alt="ภาพ"></a> ข</p><img src="own.jpg">',
  );
  expect(html).toBe(
    `<p>ก </p><figure><img src="${OWN}" alt="ภาพ"></figure><p> ข</p><figure><img src="${OWN}"></figure>`,
  );
  expect(pictures).toEqual(['/own.jpg', 'own.jpg']);
  expect(dropped).toEqual([]);
});

test('everything that is lost is listed once, with its number', () => {
  const { html, dropped, pictures } = read(
    `<p onclick="x()">ข่าว</p><script>alert(1)</script><script>2</script><img src="http://old/a.jpg">
    <iframe src="https://evil.example/x"></iframe><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>
    <a href="javascript:alert(1)">ลิงก์</a><form><input></form>`,
  );
  expect(html).toContain('<p>ข่าว</p>');
  expect(html).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ');
  expect(html).not.toMatch(/script|evil|alert|onclick|input/);
  expect(pictures).toEqual(['http://old/a.jpg']);
  expect(dropped).toEqual([
    { kind: 'script', detail: 'script', count: 2 },
    { kind: 'picture', detail: 'http://old/a.jpg', count: 1 },
    { kind: 'frame', detail: 'https://evil.example/x', count: 1 },
    { kind: 'link', detail: 'javascript:alert(1)', count: 1 },
    { kind: 'element', detail: 'form', count: 1 },
    { kind: 'element', detail: 'input', count: 1 },
  ]);
});

test('a line that held nothing but a lost picture goes with it; an empty one stays', () => {
  expect(read('<p>ก</p><p><a href="/x"><img src="gone.jpg"></a></p><p></p><p>ข<img src="gone.jpg"></p>').html).toBe(
    '<p>ก</p><p></p><p>ข</p>',
  );
});

test('plain text gets paragraphs; a text of excessive markup keeps its words', () => {
  expect(read('ก\n\nข < ค')).toMatchObject({ html: '<p>ก</p><p>ข &#x3C; ค</p>', dropped: [] });
  const deep = read(`${'<b>'.repeat(5_000)}ข่าว`);
  expect(deep.html).toContain('ข่าว');
  expect(deep.dropped).toEqual([{ kind: 'markup', detail: '', count: 1 }]);
});

test('a text of the portal stays as it is', () => {
  const text = sanitizeHtml(
    `<h2>หัวข้อ</h2><p>ก <strong>ข</strong></p><figure data-width="50"><img src="${OWN}" alt="ภาพ"><figcaption>ใต้ภาพ</figcaption></figure><ul><li><p>ค</p></li></ul>`,
  );
  expect(readForeignHtml(text, (src) => src)).toMatchObject({ html: text, dropped: [] });
});

test('a figure whose picture is missing leaves its caption', () => {
  const { html, dropped } = read(
    '<figure><img src="/gone.jpg"><figcaption>คำบรรยาย</figcaption></figure><figure><a href="/x"><img src="/gone.jpg"></a></figure><figure><img src="/own.jpg"><figcaption>อยู่</figcaption></figure>',
  );
  expect(html).toBe(`<p>คำบรรยาย</p><figure><img src="${OWN}"><figcaption>อยู่</figcaption></figure>`);
  expect(dropped).toEqual([{ kind: 'picture', detail: '/gone.jpg', count: 2 }]);
});
