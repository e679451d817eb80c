/** @jest-environment node */
import fc from 'fast-check';
import { toReaderKey } from '@/features/audit/traffic-log/traffic-log.rules';
import { hashDrawnItem } from '@/features/news/drawn-cover.rules';
import { buildVisitorKeys } from '@/lib/http/visitor-keys';
import { trickyCuts, trickyParts, trickyText } from '@/testing/random';
import { joinKey } from './cache-key';

const RUNS = { numRuns: 10_000 };
const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

test('no two different lists of parts have one key', () => {
  const seen = new Map<string, readonly string[]>();
  const isOwn = (parts: readonly string[]): boolean => {
    const known = seen.get(joinKey(...parts));
    seen.set(joinKey(...parts), parts);
    return known === undefined || isSame(known, parts);
  };
  fc.assert(fc.property(trickyParts, isOwn), RUNS);
  fc.assert(
    fc.property(trickyCuts, ([one, other]) => isOwn(one) && isOwn(other)),
    RUNS,
  );
});

test('a missing part differs from every text that could be taken for it', () => {
  for (const text of ['', '-', '0:', 'undefined', 'null']) expect(joinKey(undefined)).not.toBe(joinKey(text));
  expect(joinKey(undefined, 'a')).not.toBe(joinKey('a', undefined));
  expect(joinKey(12)).toBe(joinKey('12'));
});

const now = new Date('2026-11-22T05:00:00Z');
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const colors = { color: '#000000', colorDeep: '#000000' };

/** Keys of two parts that somebody else may choose, as the portal builds them. */
const keys: Readonly<Record<string, (one: string, other: string) => string>> = {
  'who asks, in the traffic log': (address, userAgent) => toReaderKey({ address, userAgent, session: undefined }),
  'who asks with a session': (userAgent, session) =>
    toReaderKey({ address: '', userAgent, session: Buffer.from(session, 'utf16le') }),
  'a visitor': (userAgent, randomId) => hex(buildVisitorKeys({ address: '', userAgent, randomId }, now).visitorKey),
  'a visitor’s address': (address, userAgent) => hex(buildVisitorKeys({ address, userAgent }, now).visitorKey),
  'a drawn picture': (topic, name) =>
    hashDrawnItem({ id: 1, topic, category: { name, ...colors }, organisation: { name: '', logoId: null } }),
  'what a picture is drawn of': (name, office) =>
    hashDrawnItem({ id: 1, topic: '', category: { name, ...colors }, organisation: { name: office, logoId: null } }),
};

test.each(Object.entries(keys))('the key of %s is unique', (_, keyOf) => {
  const differ = (one: readonly [string, string], other: readonly [string, string]): boolean =>
    (keyOf(...one) === keyOf(...other)) === isSame(one, other);
  fc.assert(
    fc.property(trickyCuts, ([one, other]) => differ(one, other)),
    { numRuns: 2_000 },
  );
  fc.assert(
    fc.property(trickyText, trickyText, (one, other) => differ([one, other], [other, one])),
    { numRuns: 500 },
  );
});
