import { voiceKinds } from '@/features/citizens/voices/voices.schema';
import { updateHealth } from '@/features/organisations/health/health.commands';
import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { aSentNotice } from '@/testing/notices';
import { toOfficeViewer } from '@/testing/organisations';
import { aCollege, anAdministrator, aStaffOffice } from '@/testing/people';
import { aPeriod, aReport } from '@/testing/reports';
import { aVoice } from '@/testing/voices';
import { runInDatabase } from './run-in-database';

/**
 * Gives a filled database the offices of a whole country, each with things that wait: `DATA_DIR=… node scripts/run.mjs
 * scripts/bench/offices.ts`. Then the row `desks` of the measurements reads inboxes and overviews of that size.
 */
const COLLEGES = 900;
/** Waiting items of each college. */
const ITEMS_EACH = 3;

async function addOffices(): Promise<void> {
  const provinces = await db.province.findMany({
    select: { id: true, name: true, organisations: { where: { kind: 'province' }, select: { id: true } } },
    orderBy: { id: 'asc' },
  });
  for (const { id, name, organisations } of provinces) {
    if (organisations.length === 0) {
      await aStaffOffice('VecProvince', { organisation: { provinceId: id, name: `อาชีวศึกษาจังหวัด ${name}` } });
    }
  }
  const institutes = await db.organisation.findMany({ where: { kind: 'institute' }, select: { id: true } });
  const missing = COLLEGES - (await db.organisation.count({ where: { kind: 'college' } }));
  for (let made = 0; made < missing; made += 1) {
    const provinceId = provinces[made % provinces.length]?.id;
    const instituteId = institutes[made % institutes.length]?.id;
    await aCollege({ organisation: { provinceId, instituteId, name: `วิทยาลัยทดสอบ ${made}` } });
  }
  console.log(`${provinces.length} provinces, ${COLLEGES} colleges`);
}

async function addWaiting(): Promise<void> {
  const colleges = await db.organisation.findMany({
    where: { kind: 'college' },
    select: { id: true, systemUsers: { select: { id: true }, take: 1 } },
    orderBy: { id: 'asc' },
  });
  const category = await db.category.findFirstOrThrow({ where: { section: 'news', visible: true } });
  const period = await aPeriod({ way: 'province' });
  for (const [index, { id, systemUsers }] of colleges.entries()) {
    const systemUserId = systemUsers[0]?.id;
    for (let made = 0; made < ITEMS_EACH && systemUserId !== undefined; made += 1) {
      await aNews({ status: 'wait', organisationId: id, systemUserId, categoryId: category.id });
    }
    const kind = voiceKinds[index % voiceKinds.length];
    if (kind) await aVoice(kind, id);
    await aReport({ periodId: period.id, organisationId: id, status: index % 2 === 0 ? 'checking' : 'submitted' });
  }
  await aSentNotice(toOfficeViewer(await anAdministrator()), {
    circles: { kinds: ['college', 'province'] },
    answerWanted: true,
  });
  console.log(`${colleges.length * ITEMS_EACH} items, ${colleges.length} voices and reports, a notice to all`);
}

await runInDatabase(async () => {
  await addOffices();
  await addWaiting();
  await updateHealth();
  await db.$executeRawUnsafe('VACUUM ANALYZE');
});
