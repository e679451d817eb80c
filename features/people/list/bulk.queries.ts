import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildManagedWhere } from './list.conditions';
import { listPeopleIds } from './list.queries';
import { buildPeopleList } from './list.rules';
import { peopleKinds } from './list.schema';

/** Name and status of accounts that the viewer manages, by id. */
export async function listPersonStates(viewer: Viewer, ids: readonly number[]) {
  const rows = await db.account.findMany({
    where: { AND: [{ id: { in: [...ids] } }, buildManagedWhere(viewer, peopleKinds)] },
    select: { id: true, displayName: true, status: true },
  });
  return new Map(rows.map(({ id, displayName: name, status }) => [id, { name, status }]));
}

/**
 * Accounts of a list as its address filters them, whatever page is shown.
 *
 * @param query the list's own parameters
 */
export function listFilteredIds(viewer: Viewer, query: string, take: number): Promise<number[]> {
  const list = buildPeopleList(peopleKinds);
  const choice = list.read(Object.fromEntries(new URLSearchParams(query)));
  return listPeopleIds(viewer, choice, getCurrentTime(), take);
}

/** Office logins of organisations whose accounts the viewer manages. */
export async function listOfficeAccountIds(viewer: Viewer, organisationIds: readonly number[]): Promise<number[]> {
  const rows = await db.systemUser.findMany({
    where: {
      ...{ isOffice: true, organisationId: { in: [...organisationIds] } },
      account: buildManagedWhere(viewer, ['staff']),
    },
    select: { accountId: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ accountId }) => accountId);
}

/** Accounts behind the written rows of an import that the viewer started. */
export async function listImportedIds(viewer: Viewer, jobId: number): Promise<number[]> {
  const rows = await db.importRow.findMany({
    where: { jobId, job: { accountId: viewer.accountId ?? NO_ID }, accountId: { not: null } },
    select: { accountId: true },
    orderBy: { number: 'asc' },
  });
  return rows.flatMap(({ accountId }) => accountId ?? []);
}
