import { toAddressKey, toFilePath } from './address-key';

const SLUG = '/2563/05/ประกาศรับสมัคร';

test.each([
  ['/2563/05/ประกาศรับสมัคร/', SLUG],
  [encodeURI('/2563/05/ประกาศรับสมัคร'), SLUG],
  [encodeURI('/2563/05/ประกาศรับสมัคร/').toLowerCase(), SLUG],
  [`https://old.example${encodeURI(SLUG)}/?utm_source=line&fbclid=x#more`, SLUG],
  [`//www.old.example:8080//2563/05/ประกาศรับสมัคร`, SLUG],
  ['/?p=12', '/?p=12'],
  ['https://old.example?p=12', '/?p=12'],
  ['/index.php?p=12&utm_medium=x', '/?p=12'],
  ['/news/index.html', '/news'],
  ['/view.php?id=5&amp;cat=%E0%B8%81', '/view.php?cat=ก&id=5'],
  ['/view.php?cat=ก&id=5', '/view.php?cat=ก&id=5'],
  ['/view.php?q=a+b', '/view.php?q=a b'],
  ['/view.php?q=a%20b&', '/view.php?q=a b'],
  ['/view.php?q=1%262', '/view.php?q=1%262'],
  ['/view.php?id', '/view.php?id='],
  ['/%a1%e0%b8%81/x', '/%A1%E0%B8%81/x'],
  ['/list.php?q=%b7%d8%b9&p=%201', '/list.php?p= 1&q=ทุน'],
  ['/list.php?q=%E0%B8%97%E0%B8%B8%E0%B8%99&p=+1', '/list.php?p= 1&q=ทุน'],
  ['/list.php?q=%fe%ff', '/list.php?q=%FE%FF'],
  ['', undefined],
  ['view.php?id=5', undefined],
  ['javascript:alert(1)', undefined],
])('%s has the key %s', (address, key) => {
  expect(toAddressKey(address)).toBe(key);
});

test('letters of another case are another address', () => {
  expect(toAddressKey('/A')).not.toBe(toAddressKey('/a'));
});

test('a decomposed letter is the composed one', () => {
  expect(toAddressKey('/caf%C3%A9')).toBe(toAddressKey('/cafe%CC%81'));
});

test('a very long address has a key that fits into an index, and its own', () => {
  const long = `/${'ก'.repeat(3_000)}`;
  expect(Buffer.byteLength(toAddressKey(long) ?? '')).toBeLessThan(2_704);
  expect(toAddressKey(long)).not.toBe(toAddressKey(`${long}ข`));
});

test('a file is the same with any query', () => {
  expect(toFilePath('https://old.example/wp-content/uploads/a%20b.jpg?ver=3')).toBe('/wp-content/uploads/a b.jpg');
  expect(toFilePath('data:image/png;base64,x')).toBe('');
});
