import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';
import type { PolicyEntry, PolicyKind, PolicyVersion } from './policies.schema';

/** Maximum number of versions shown of one text; as many as weekly changes make in years. */
const MAX_VERSIONS = 500;

const columns = { kind: true, number: true, html: true, createdAt: true } as const;

/** Version of a text in force; undefined before the first. */
export async function findPolicy(kind: PolicyKind): Promise<PolicyVersion | undefined> {
  dependsOn(tag.policies);
  const row = await db.policyVersion.findFirst({ where: { kind }, select: columns, orderBy: { number: 'desc' } });
  return row ? toVersion(row) : undefined;
}

/** All versions of a text, newest first. */
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
