import { db, type Transaction } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';

/** The terms in force: `version` is stored with every account that accepts them. */
export type Terms = { version: string; html: string };

/** Terms in force; the first version comes with the database. */
export async function findTerms(tx: Pick<Transaction, 'policyVersion'> = db): Promise<Terms> {
  dependsOn(tag.policies);
  const { number, html } = await tx.policyVersion.findFirstOrThrow({
    where: { kind: 'terms', inForceAt: { lte: getCurrentTime() } },
    select: { number: true, html: true },
    orderBy: { number: 'desc' },
  });
  return { version: String(number), html };
}
