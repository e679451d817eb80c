import { addCollegeUsers } from '@/features/people/college-users/add-college-users.store';
import { collegeUsersMessages } from '@/features/people/college-users/college-users.messages';
import { collegeUserInput } from '@/features/people/college-users/college-users.schema';
import { writeCollegeUser } from '@/features/people/college-users/college-users.store';
import { peopleMessages } from '@/features/people/people.messages';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { normalizeIdCard } from '@/lib/text/id-card';
import { importsMessages } from './imports.messages';

import type { Cells, RowMessage } from './imports.schema';
import { type Client, findCollegeUsersByIdCard, hasItemsInWork, loadCollegeDirectory } from './lookups.queries';
import type { Directory } from './lookups.rules';
import {
  changedReading,
  type Importer,
  listChanges,
  pickFilledCells,
  type RowReading,
  readFields,
  resolveMatch,
  wrongReading,
} from './row-reading';

type Existing = NonNullable<
  Awaited<ReturnType<typeof findCollegeUsersByIdCard>> extends Map<string, infer R> ? R : never
>;
type ImportContext = { viewer: Viewer; client?: Client; colleges: Directory };

/**
 * Importer of college users: a known id card number means a change. Without a college, the one on record stays, or the
 * viewer's own is used.
 */
export const collegeUserImporter: Importer = {
  open: async (viewer, client) => {
    const around = { viewer, client, colleges: await loadCollegeDirectory(viewer, client) };
    return async (rows) => {
      const numbers = rows.map(({ idCard = '' }) => normalizeIdCard(idCard));
      const existing = await findCollegeUsersByIdCard(numbers, client);
      const readings: RowReading[] = [];
      for (const [index, cells] of rows.entries()) {
        readings.push(await readRow(cells, existing.get(numbers[index] ?? ''), around));
      }
      return readings;
    };
  },
  write: async (tx, viewer, { raw, id }) => {
    const { accountId, before, after } = await writeCollegeUser(tx, viewer, parseInput(collegeUserInput, raw), id);
    const action = id === undefined ? 'collegeUser.add' : 'collegeUser.save';
    return { audit: { action, noun: 'account', nounId: accountId, before, after }, tags: [], accountId };
  },
  addAll,
};

async function addAll(tx: Transaction, viewer: Viewer, readings: readonly RowReading[]) {
  const inputs = readings.map(({ raw }) => parseInput(collegeUserInput, raw));
  const added = await addCollegeUsers(tx, viewer, inputs);
  return added.map(({ accountId, after }) => ({
    audit: { action: 'collegeUser.add', noun: 'account', nounId: accountId, after },
    ...{ tags: [], accountId },
  }));
}

async function readRow(
  cells: Cells,
  row: Existing | undefined,
  { viewer, client, colleges }: ImportContext,
): Promise<RowReading> {
  const messages: RowMessage[] = [];
  if (row && !colleges.has(row.organisationId)) {
    return wrongReading([{ column: 'idCard', text: collegeUsersMessages['collegeUsers.idCardTaken'] }]);
  }
  const organisationId = readCollege(cells.college ?? '', row, { viewer, colleges }, messages);
  const raw = { ...(row ? { email: row.account.email } : {}), ...pickFilledCells(cells, ['college']), organisationId };
  const input = readFields(collegeUserInput, raw, messages, { organisationId: 'college' });
  if (!input || messages.length > 0) return wrongReading(messages);
  if (!row) return { verdict: 'new', messages, raw };
  const isMoved = input.organisationId !== row.organisationId;
  if (isMoved && (await hasItemsInWork(row.accountId, client))) {
    return wrongReading([{ column: 'college', text: peopleMessages['people.handOverFirst'] }]);
  }
  const changes = listChanges([
    ['college', colleges.nameOf(row.organisationId), colleges.nameOf(input.organisationId)],
    ['firstName', row.firstName, input.firstName],
    ['lastName', row.lastName, input.lastName],
    ['email', row.account.email, input.email],
  ]);
  return changedReading(changes, raw, row.id);
}

function readCollege(
  typed: string,
  row: Existing | undefined,
  { viewer, colleges }: Pick<ImportContext, 'viewer' | 'colleges'>,
  messages: RowMessage[],
): number | undefined {
  if (typed !== '') return resolveMatch(colleges.find(typed), 'college', messages);
  const own = viewer.organisationId;
  const fallback = row?.organisationId ?? (own !== undefined && colleges.has(own) ? own : undefined);
  if (fallback === undefined) messages.push({ column: 'college', text: importsMessages['imports.collegeRequired'] });
  return fallback;
}
