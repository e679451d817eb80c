import { peopleMessages } from '@/features/people/people.messages';
import { staffAccountsMessages } from '@/features/people/staff-accounts/staff-accounts.messages';
import { staffAccountInput } from '@/features/people/staff-accounts/staff-accounts.schema';
import { writeStaffAccount } from '@/features/people/staff-accounts/staff-accounts.store';
import { parseInput } from '@/lib/command/parse';

import { tag } from '@/lib/request/context';
import type { Cells, RowMessage } from './imports.schema';
import { type Client, findStaffAccountsByUserName, hasItemsInWork, loadOfficeDirectory } from './lookups.queries';
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
  Awaited<ReturnType<typeof findStaffAccountsByUserName>> extends Map<string, infer R> ? R : never
>;
type ImportContext = { client?: Client; offices: Directory };

/**
 * Importer of staff accounts except those of the agency: a known login name means a change. The role follows from the
 * organisation.
 */
export const staffImporter: Importer = {
  open: async (viewer, client) => {
    const around = { client, offices: await loadOfficeDirectory(viewer, client) };
    return async (rows) => {
      const existing = await findStaffAccountsByUserName(
        rows.map(({ userName = '' }) => userName),
        client,
      );
      const readings: RowReading[] = [];
      for (const cells of rows) {
        readings.push(await readRow(cells, existing.get((cells.userName ?? '').toLowerCase()), around));
      }
      return readings;
    };
  },
  write: async (tx, viewer, { raw, id }) => {
    const { accountId, before, after } = await writeStaffAccount(tx, viewer, parseInput(staffAccountInput, raw), id);
    const action = id === undefined ? 'systemUser.add' : 'systemUser.save';
    return {
      audit: { action, noun: 'account', nounId: accountId, before, after },
      tags: [tag.organisations],
      accountId,
    };
  },
};

async function readRow(
  cells: Cells,
  row: Existing | undefined,
  { client, offices }: ImportContext,
): Promise<RowReading> {
  const messages: RowMessage[] = [];
  if (row && !offices.has(row.organisationId)) {
    return wrongReading([{ column: 'userName', text: staffAccountsMessages['systemUsers.userNameTaken'] }]);
  }
  const typed = cells.organisation ?? '';
  const organisationId =
    typed === '' ? row?.organisationId : resolveMatch(offices.find(typed), 'organisation', messages);
  if (organisationId === undefined && typed === '') {
    messages.push({ column: 'organisation', text: peopleMessages['people.badOrganisation'] });
  }
  const kept = row ? { email: row.account.email, displayName: row.account.displayName } : {};
  const known = row ? { userName: row.userName } : {};
  const raw = { ...kept, ...pickFilledCells(cells, ['organisation']), ...known, organisationId };
  const input = readFields(staffAccountInput, raw, messages, { organisationId: 'organisation' });
  if (!input || messages.length > 0) return wrongReading(messages);
  if (!row) return { verdict: 'new', messages, raw };
  const isMoved = input.organisationId !== row.organisationId;
  if (isMoved && (await hasItemsInWork(row.accountId, client))) {
    return wrongReading([{ column: 'organisation', text: peopleMessages['people.handOverFirst'] }]);
  }
  const { displayName, email } = row.account;
  const changes = listChanges([
    ['organisation', offices.nameOf(row.organisationId), offices.nameOf(input.organisationId)],
    // An office's own account always carries the name of the office.
    ['displayName', displayName, row.isOffice ? displayName : input.displayName],
    ['email', email, input.email],
  ]);
  return changedReading(changes, raw, row.id);
}
