import { readNextSeals } from '@/features/audit/seal/seal.queries';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { readCertificate } from '../doctor/certificate';
import { readChecks } from './checks.queries';
import type { CertificateCheck, CheckName, SealsCheck } from './checks.schema';

/** Least time between two checks of the certificate, and of a part of the seals. */
const CERTIFICATE_MS = HOUR_MS;
const SEALS_MS = 9 * MINUTE_MS;
/** Rows of the audit log in one part: a million take some eight hours. */
const SEALED_ROWS = 20_000;

/**
 * Claims a check for this machine, so that one of several makes it.
 *
 * @param ms least age of the last one
 */
async function claimCheck(name: CheckName, ms: number): Promise<boolean> {
  const now = getCurrentTime();
  const claimed = await db.$executeRaw`
    INSERT INTO operation_check AS c (name, at, result) VALUES (${name}, ${now}, '{}')
    ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE c.at <= ${new Date(now.getTime() - ms)}`;
  return claimed > 0;
}

const storeCheck = (name: CheckName, result: CertificateCheck | SealsCheck) =>
  db.operationCheck.update({ where: { name }, data: { result }, select: { name: true } });

/**
 * Looks at the certificate of a site with TLS once an hour.
 *
 * @returns number of checks
 */
export async function checkCertificateWhenDue(site = new URL(env.SITE_URL)): Promise<number> {
  if (site.protocol !== 'https:' || !(await claimCheck('certificate', CERTIFICATE_MS))) return 0;
  const found = await readCertificate(site).catch(() => undefined);
  await storeCheck('certificate', {
    host: site.hostname,
    ...(found && { endsAt: found.endsAt.toISOString(), ...(found.refusal && { refusal: found.refusal }) }),
  });
  return 1;
}

/**
 * Verifies the next part of the audit log's seals; at the end of the chain the walk begins anew. A broken seal is looked
 * at again each time, until it fits.
 *
 * @returns number of rows verified
 */
export async function verifySealsInParts(most = SEALED_ROWS, ms = SEALS_MS): Promise<number> {
  if (!(await claimCheck('seals', ms))) return 0;
  const last = (await readChecks()).seals;
  const isInside = last !== undefined && last.from !== '0';
  const start = isInside ? { previous: Buffer.from(last.previous, 'hex'), from: BigInt(last.from) } : undefined;
  const { rows, broken, end, isWhole } = await readNextSeals(start, most);
  await storeCheck('seals', {
    previous: isWhole ? '' : Buffer.from(end.previous).toString('hex'),
    from: isWhole ? '0' : String(end.from),
    rows: (isInside ? last.rows : 0) + rows,
    ...(isWhole ? { wholeAt: new Date(getCurrentMs()).toISOString() } : last?.wholeAt && { wholeAt: last.wholeAt }),
    ...(broken && { broken: { id: broken.id, from: String(broken.from), lastId: String(broken.lastId) } }),
  });
  return rows;
}
