import { hasConsent, readConsent } from '@/lib/http/consent';
import { getVisitorId } from '@/lib/http/visitor-id';
import { saveConsentChoice } from './save-consent-choice';

const sent: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  Reflect.set(globalThis, 'fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    throw new TypeError('Failed to fetch');
  });
});

test('before a choice nothing is allowed, and an earlier id is deleted', () => {
  localStorage.setItem('visitorId', 'old');
  expect(readConsent()).toBeUndefined();
  expect(getVisitorId()).toBeUndefined();
  expect(localStorage.getItem('visitorId')).toBeNull();
});

test('consent creates an id that stays; a refusal deletes it and is recorded under the same number', () => {
  expect(saveConsentChoice({ statistics: true, offline: false }, 3)).toBe(true);
  const id = getVisitorId();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(getVisitorId()).toBe(id);
  expect([hasConsent('statistics'), hasConsent('offline')]).toEqual([true, false]);
  saveConsentChoice({ statistics: false, offline: false }, 4);
  expect(getVisitorId()).toBeUndefined();
  expect(readConsent()).toMatchObject({ policy: 4, statistics: false, offline: false });
  const browser = readConsent()?.id;
  expect(browser).not.toBe(id);
  expect(sent).toEqual([
    { id: browser, policy: 3, statistics: true, offline: false },
    { id: browser, policy: 4, statistics: false, offline: false },
  ]);
});

test.each(['', '{', 'null', '{"id":"a","policy":"1","at":1,"statistics":true,"offline":true}', '{"statistics":true}'])(
  '%j in the storage is no choice',
  (kept) => {
    localStorage.setItem('consent', kept);
    expect(readConsent()).toBeUndefined();
    expect(getVisitorId()).toBeUndefined();
  },
);
