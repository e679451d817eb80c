/** @jest-environment node */
import fc from 'fast-check';
import { filterCookies, readCookie } from './cookie-header';

const none = () => false;

test.each([
  ['a=1', '1'],
  ['b=2; a=1; c=3', '1'],
  ['b=2;a=1', '1'],
  ['b=2;\ta=1 ;c', '1'],
  ['a=', ''],
  ['a=1=2', '1=2'],
  ['ab=2; a=1', '1'],
  ['a=1; a=1', undefined],
  ['a=1; a=2', undefined],
  ['a=1;a =2', undefined],
  ['a=1; a', undefined],
  ['A=1', undefined],
  ['xa=1; a.0=2', undefined],
  ['', undefined],
])('in %j the cookie a is %j', (header, value) => {
  expect(readCookie(header, 'a')).toBe(value);
});

test('a filtered header has each name once, and every parser reads it alike', () => {
  const name = fc.constantFrom('a', 'b', 'portal-session', 'portal-session.0', ' a', 'a ');
  const pair = fc
    .tuple(name, fc.constantFrom('=', '==', ''), fc.constantFrom('', '1', 'x y', '%41'))
    .map((of) => of.join(''));
  const header = fc
    .tuple(fc.array(pair, { maxLength: 6 }), fc.constantFrom(';', '; ', ' ;', ';;'))
    .map(([pairs, sign]) => pairs.join(sign));
  fc.assert(
    fc.property(header, (written) => {
      const left = filterCookies(written, none) ?? '';
      const names = left.split('; ').map((one) => one.split('=')[0]);
      return (
        new Set(names).size === names.length &&
        ['a', 'b'].every((one) => readCookie(left, one) === readCookie(written, one))
      );
    }),
    { numRuns: 3_000 },
  );
});
