import { decodeFeed, resolveLinks, textToHtml, toLine, toWebAddress } from './feed-text.rules';

const thai = Buffer.from([0xa1, 0xd2, 0xc3]);

test('encodings: valid UTF-8 wins, then what is declared, then what old Thai sites write', () => {
  expect(decodeFeed(Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?>การ'))).toContain('การ');
  expect(decodeFeed(Buffer.concat([Buffer.from('<?xml version="1.0" encoding="tis-620"?>'), thai]))).toContain('การ');
  expect(decodeFeed(thai, 'text/xml')).toBe('การ');
  expect(decodeFeed(Buffer.from([0xe9]), 'text/xml; charset=iso-8859-1')).toBe('é');
  expect(decodeFeed(Buffer.from([0xa1]), 'text/xml; charset=nonsense')).toBe('ก');
  expect(decodeFeed(Buffer.from('\ufeffกข', 'utf16le'))).toBe('กข');
});

test('lines, texts and addresses', () => {
  expect(toLine(' <b>a</b>\n &amp;  b ')).toBe('a & b');
  expect(textToHtml('a & <b>\nc\n \nd')).toBe('<p>a &amp; &lt;b&gt;<br>c</p><p>d</p>');
  expect(toWebAddress('x y', 'https://a.test/b/c')).toBe('https://a.test/b/x%20y');
  expect(toWebAddress('javascript:alert(1)', 'https://a.test/')).toBeUndefined();
  expect(toWebAddress('/x', '')).toBeUndefined();
  expect(
    resolveLinks('<a href="#n">n</a> <a href="mailto:a@b.test">m</a> <a href="../x">x</a>', 'https://a.test/b/c/'),
  ).toBe('<a href="#n">n</a> <a href="mailto:a@b.test">m</a> <a href="https://a.test/b/x">x</a>');
});
