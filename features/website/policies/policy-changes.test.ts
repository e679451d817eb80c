import { db } from '@/lib/db/db';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { getCurrentMs } from '@/lib/time/current-time';
import { aMember } from '@/testing/people';
import { policyKinds } from './policies.schema';
import { comparePolicyTexts } from './policy-comparison.rules';
import { countPolicyPeople } from './policy-effect.queries';
import { describePolicyEffect } from './policy-effect.rules';
import { writePolicyTemplate } from './policy-templates.rules';

test('a comparison shows what was removed, added and left, paragraph by paragraph', () => {
  const before = '<h2>1. ก</h2><p>เดิม</p><ul><li><p>หนึ่ง</p></li><li><p>สอง</p></li></ul>';
  const after = '<h2>1. ก</h2><p>ใหม่</p><ul><li><p>หนึ่ง</p></li><li><p>สาม</p></li></ul><p>ท้าย</p>';
  expect(comparePolicyTexts(before, after)).toEqual([
    { kind: 'same', html: '<h2>1. ก</h2>', count: 1 },
    { kind: 'removed', html: '<p>เดิม</p>', count: 1 },
    { kind: 'added', html: '<p>ใหม่</p>', count: 1 },
    { kind: 'same', html: '<ul><li><p>หนึ่ง</p></li></ul>', count: 1 },
    { kind: 'removed', html: '<ul><li><p>สอง</p></li></ul>', count: 1 },
    { kind: 'added', html: '<ul><li><p>สาม</p></li></ul><p>ท้าย</p>', count: 2 },
  ]);
  expect(comparePolicyTexts(before, before).map(({ kind }) => kind)).toEqual(['same']);
  expect(comparePolicyTexts('', after)).toMatchObject([{ kind: 'added', count: 5 }]);
});

test.each(policyKinds)('the template of %s is clean, names the agency, and is safe with any name', (kind) => {
  const html = writePolicyTemplate(kind, { agency: 'สำนักงานตัวอย่าง', email: 'dpo@example.org' });
  expect(sanitizeHtml(html)).toBe(html);
  expect(html).toContain('สำนักงานตัวอย่าง');
  const odd = writePolicyTemplate(kind, { agency: '<b>$&</b>', email: '' });
  expect(odd).toContain('&lt;b&gt;$&amp;&lt;/b&gt;');
  expect(html).not.toMatch(/\{(agency|email)\}/);
  const numbers = [...html.matchAll(/<h2>(\d+)\. /g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(numbers.length).toBeGreaterThan(3);
});

test('a new privacy policy asks the browsers with a choice under the one in force; terms ask no member', async () => {
  const at = (ms: number) => new Date(getCurrentMs() + ms);
  const version = (number: number, inForceAt: Date) => ({
    kind: 'privacy' as const,
    number,
    html: '<p>ก</p>',
    inForceAt,
  });
  await db.policyVersion.createMany({ data: [version(1, at(-2_000)), version(2, at(-1_000)), version(3, at(60_000))] });
  const choice = (browserId: string, policy: number) => ({ browserId, policy, statistics: true, offline: false });
  await db.cookieConsent.createMany({ data: [choice('a', 2), choice('a', 2), choice('b', 2), choice('c', 1)] });
  expect(await countPolicyPeople('privacy')).toBe(2);
  expect(describePolicyEffect('privacy', 1_234)).toContain('1,234 เบราว์เซอร์จะถูกถามอีกครั้ง');
  const before = await countPolicyPeople('terms');
  await aMember();
  expect(await countPolicyPeople('terms')).toBe(before + 1);
  expect(describePolicyEffect('terms', 5)).toContain('สมาชิกเดิม 5 คนไม่ถูกถามซ้ำ');
  expect(await countPolicyPeople('cookies')).toBe(0);
});
