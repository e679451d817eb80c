const nested = (depth) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/**
 * Texts that break careless code: encodings, directions, combining marks, lengths around limits, syntax of other
 * languages.
 */
export const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001f',
  '\ud800',
  'ก\udc00',
  '\u202eevil',
  '\u2066x',
  '\ufeff',
  '\u200b\u200d',
  ...['\r\nX: y', '\u2028', 'ก'.repeat(20), 'ก'.repeat(300), 'ข่าว'.repeat(2_000), `ก${'\u0e49'.repeat(500)}`],
  'เเม่น้ํา',
  'แม่น้ำ',
  '๑๒๓',
  '฿฿',
  '👩‍👩‍👧‍👦'.repeat(40),
  `${'\u0301'.repeat(64)}`,
  'İıſK',
  'ﷺ'.repeat(50),
  'ก'.repeat(51),
  ...["' OR 1=1--", "'; SELECT pg_sleep(5)--", '$$', '%', '_', '\\', '%%%%', '{{7*7}}', `\${7*7}`, '../../etc/passwd'],
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'http://169.254.169.254/latest',
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'null', 'undefined', 'NaN', '[object Object]'],
  `${'<b>'.repeat(3_000)}x`,
  `<p>${'<em><strong>'.repeat(400)}ข่าว`,
  `<table>${'<tr><td>'.repeat(300)}`,
  '&#x0;&#xd800;',
  ...['a@b.c', `${'a'.repeat(250)}@example.org`, 'x@example.org\nBcc: y@example.org', '"a b"@example.org', 'ก@ข.ไทย'],
];

/** Dates and times of the other era, of no era and of no calendar. */
export const oddDates = [
  '2569-11-22',
  '2570-01-01T00:00:00Z',
  '2551-02-29',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '+275760-09-14',
  '2026-02-30',
  '2026-13-01',
  '22/11/2569',
  '1905-01-01',
  '2026-11-22T25:61',
  '2026-11-22',
  '2026-11-22T10:00:00+07:00',
  '2026-11-22T10:00',
  '1969-12-31',
  '๒๕๖๙-๑๑-๒๒',
  'tomorrow',
  '1e21',
  '0',
];

/** Numbers at the limits of their types, and texts that some parse as numbers. */
export const oddNumbers = [
  0,
  -1,
  1,
  1.5,
  -0,
  1e300,
  100,
  101,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER + 2,
  ...['9223372036854775808', '1e2', '0x1', ' 1', '1 ', '๑', '+1', '1,2', '-0', '007', 'Infinity', '1'.repeat(400)],
];

/** JSON values in place of a text or a number. */
export const oddShapes = [
  ...[null, true, false, [], [1], [[]], {}, { gt: 0 }, { not: '' }, { in: [1, 2] }, { contains: '%' }, { $ne: null }],
  { toString: 1 },
  { length: 1 },
  JSON.parse('{"then":1,"__proto__":{"id":1}}'),
  { toJSON: 1 },
  { set: 1 },
  { id: 1 },
  nested(200),
  Array(300).fill('x'),
];

/** Words with a meaning in a field of the portal. */
export const knownWords = `allow wait draft hide return publish show submit image document news lifestyle
  csv xlsx pdf json html th open closed VecAdmin college day month year on asc desc newest created true 1 2 bookmark
  later operating usersystems member`.split(/\s+/);

/** Any odd value for JSON. */
export const drawOdd = (dice) => dice.pick(dice.weigh(shares));

/** Any odd value as text, for forms and URLs. */
export function drawOddText(dice) {
  const drawn = drawOdd(dice);
  return typeof drawn === 'string' ? drawn : JSON.stringify(drawn);
}

const shares = [
  [oddTexts, 5],
  [oddNumbers, 3],
  [oddDates, 2],
  [oddShapes, 2],
  [knownWords, 3],
];
