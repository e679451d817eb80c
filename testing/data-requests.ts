import { randomInt } from 'node:crypto';
import { makeDataRequestCode } from '@/features/citizens/data-requests/data-requests.rules';
import { db, type Prisma } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { DAY_MS } from '@/lib/time/units';

const MONTH_MS = 30 * DAY_MS;

/** A personal data request that was just received and is unprocessed. */
export function aDataRequest(given: Partial<Prisma.RightsRequestUncheckedCreateInput> = {}) {
  const trackingCode = given.trackingCode ?? makeDataRequestCode((below) => randomInt(below));
  return db.rightsRequest.create({
    data: {
      kind: 'access',
      name: 'วรรณา สุขเกษม',
      email: 'wanna@example.org',
      body: 'ขอสำเนาข้อมูลทั้งหมดของข้าพเจ้า',
      dueAt: new Date(Date.now() + MONTH_MS),
      steps: { create: { status: 'new' } },
      ...given,
      trackingCode,
      textSearch: toSearchText([trackingCode, given.name ?? '', given.body ?? ''].join(' ')),
    },
  });
}
