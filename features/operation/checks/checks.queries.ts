import { db } from '@/lib/db/db';
import { type CheckResults, certificateCheck, sealsCheck } from './checks.schema';

/** The last results of all checks; one that was never made is undefined. */
export async function readChecks(): Promise<CheckResults> {
  const rows = await db.operationCheck.findMany();
  const find = (wanted: string): unknown => rows.find(({ name }) => name === wanted)?.result;
  return {
    certificate: certificateCheck.safeParse(find('certificate')).data,
    seals: sealsCheck.safeParse(find('seals')).data,
  };
}
