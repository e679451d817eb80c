import { cache } from 'react';
import { db } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { findVersionInForce, readVersionNumber } from './policies.rules';
import type { PolicyDraft, PolicyEntry, PolicyKind, PolicyPage } from './policies.schema';

/** Maximum number of versions listed of one policy; as many as monthly changes make in eight years. */
const MAX_VERSIONS = 100;

const listed = selectColumns('number', 'changes', 'inForceAt');
const newestFirst = { number: 'desc' as const };
const writer = { select: { displayName: true } } as const;

/**
 * Public page of a policy; memoised per render. A version that is not in force yet can be read too.
 *
 * @param asked number of a version as in the address; '' for the version in force
 * @returns undefined for a number that no version has
 */
export const findPolicyPage = cache(async (kind: PolicyKind, asked = ''): Promise<PolicyPage | undefined> => {
  dependsOn(tag.policies);
  const versions = await db.policyVersion.findMany({
    where: { kind },
    select: listed,
    orderBy: newestFirst,
    take: MAX_VERSIONS,
  });
  const current = findVersionInForce(versions, getCurrentTime())?.number ?? 0;
  const wanted = readVersionNumber(asked) ?? current;
  if (wanted === 0) return { shown: undefined, current, versions };
  if (Number.isNaN(wanted)) return undefined;
  const shown = await db.policyVersion.findUnique({
    where: { kind_number: { kind, number: wanted } },
    select: { ...listed, html: true },
  });
  return shown ? { shown, current, versions } : undefined;
});

/** All versions of a policy with their texts, newest first. */
export async function listPolicyVersions(kind: PolicyKind): Promise<PolicyEntry[]> {
  const rows = await db.policyVersion.findMany({
    where: { kind },
    select: { ...listed, html: true, note: true, createdAt: true, createdBy: writer },
    orderBy: newestFirst,
    take: MAX_VERSIONS,
  });
  return rows.map(({ createdAt, createdBy, ...row }) => ({
    ...row,
    publishedAt: createdAt,
    by: createdBy?.displayName,
  }));
}

/** Draft of the next version of a policy, if there is one. */
export async function findPolicyDraft(kind: PolicyKind): Promise<PolicyDraft | undefined> {
  const row = await db.policyDraft.findUnique({
    where: { kind },
    select: {
      ...selectColumns('html', 'changes', 'note', 'inForceAt', 'revision', 'updatedAt'),
      updatedBy: writer,
    },
  });
  if (!row) return undefined;
  const { updatedBy, ...draft } = row;
  return { ...draft, by: updatedBy?.displayName };
}
