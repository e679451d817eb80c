import { db } from '@/lib/db/db';
import { getCurrentMs } from '@/lib/time/current-time';
import { getSiteFrame } from './queries';
import { findTerms } from './terms.queries';

const at = (ms: number) => new Date(getCurrentMs() + ms);

test('the terms that come with the database are in force until the next version is', async () => {
  const first = await findTerms();
  expect(first).toMatchObject({ version: '1', html: expect.stringContaining('<h2>1. ขอบเขตของข้อกำหนด</h2>') });
  const next = { kind: 'terms' as const, number: 2, html: '<p>ใหม่</p>', inForceAt: at(60_000) };
  await db.policyVersion.create({ data: next });
  expect(await findTerms()).toEqual(first);
  await db.policyVersion.updateMany({ where: { kind: 'terms', number: 2 }, data: { inForceAt: at(-1) } });
  expect(await findTerms()).toEqual({ version: '2', html: '<p>ใหม่</p>' });
});

test('consent to cookies is asked under the privacy policy in force', async () => {
  const versions = [at(-1_000), at(60_000)].map((inForceAt, index) => ({
    kind: 'privacy' as const,
    number: index + 1,
    html: '<p>นโยบาย</p>',
    inForceAt,
  }));
  await db.policyVersion.createMany({ data: versions });
  expect((await getSiteFrame()).privacyVersion).toBe(1);
});
