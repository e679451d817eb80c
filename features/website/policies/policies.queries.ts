import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';
import type { PolicyEntry, PolicyKind, PolicyVersion } from './policies.schema';

/** Versions shown of one text; a text that is changed every week for years has as many. */
const MAX_VERSIONS = 500;

const columns = { kind: true, number: true, html: true, createdAt: true } as const;

/** The version of a text that is in force; undefined before the first. */
export async function findPolicy(kind: PolicyKind): Promise<PolicyVersion | undefined> {
  dependsOn(tag.policies);
  const row = await db.policyVersion.findFirst({ where: { kind }, select: columns, orderBy: { number: 'desc' } });
  return row ? toVersion(row) : undefined;
}

/** All versions of a text, the newest first. */
export async function listPolicyVersions(kind: PolicyKind): Promise<PolicyEntry[]> {
  const rows = await db.policyVersion.findMany({
    where: { kind },
    select: { ...columns, note: true, createdBy: { select: { displayName: true } } },
    orderBy: { number: 'desc' },
    take: MAX_VERSIONS,
  });
  return rows.map(({ note, createdBy, ...row }) => ({ ...toVersion(row), note, by: createdBy?.displayName }));
}

const toVersion = ({ createdAt, ...row }: Omit<PolicyVersion, 'publishedAt'> & { createdAt: Date }): PolicyVersion => ({
  ...row,
  publishedAt: createdAt,
});
