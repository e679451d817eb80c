import {
  buildVersionHref,
  findVersionInForce,
  getPolicyState,
  readVersionNumber,
  splitSections,
} from './policies.rules';

const versions = ['2027-01-01', '2026-06-01', '2025-06-01'].map((day, at) => ({
  number: 3 - at,
  inForceAt: new Date(`${day}T00:00:00+07:00`),
}));

test.each([
  ['2025-05-31T16:59:59Z', undefined],
  ['2025-05-31T17:00:00Z', 1],
  ['2026-11-20T00:00:00Z', 2],
  ['2027-01-01T00:00:00Z', 3],
])('at %s version %s is in force', (now, number) => {
  expect(findVersionInForce(versions, new Date(now))?.number).toBe(number);
});

test('a version is earlier, in force, or still to come', () => {
  expect([1, 2, 3].map((number) => getPolicyState(number, 2))).toEqual(['isOld', 'isCurrent', 'isComing']);
  expect(getPolicyState(1, 0)).toBe('isComing');
});

test('the number of a version in an address', () => {
  expect(['', '1', '12', '0', '01', '1e1', ' 1', '1234567'].map(readVersionNumber)).toEqual([
    ...[undefined, 1, 12, Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN],
  ]);
  expect([buildVersionHref('/terms/'), buildVersionHref('/terms/', 2)]).toEqual(['/terms/', '/terms/?version=2']);
});

test.each([
  ['<p>ก</p><h2>1</h2><p>ข</p><h2>2</h2>', ['<p>ก</p>', '<h2>1</h2><p>ข</p>', '<h2>2</h2>']],
  ['<h2>1</h2><h3>1.1</h3>', ['<h2>1</h2><h3>1.1</h3>']],
  ['<p>ก</p>', ['<p>ก</p>']],
  ['', []],
])('%s has its sections', (html, parts) => {
  expect(splitSections(html)).toEqual(parts);
});
