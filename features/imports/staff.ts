import { systemUserInput } from '@/features/people/staff-accounts/staff-accounts.schema';
import { writeSystemUser } from '@/features/people/staff-accounts/staff-accounts.store';
import { parse } from '@/lib/command/parse';
import { say } from '@/lib/messages/messages';
import { tag } from '@/lib/request/context';
import type { Cells, RowMessage } from './imports.schema';
import { type Client, findByUserNames, isAtWork, readOffices } from './lookups.queries';
import type { Directory } from './lookups.rules';
import { filled, type Importer, isEqual, placeIn, type Reading, readFields, wrong } from './reading';

type Existing = NonNullable<Awaited<ReturnType<typeof findByUserNames>> extends Map<string, infer R> ? R : never>;
type Around = { client?: Client; offices: Directory };

/** Accounts of offices but the agency's: a known login name is a change. Their role follows from the organisation. */
export const staff: Importer = {
  open: async (viewer, client) => {
    const around = { client, offices: await readOffices(viewer, client) };
    return async (rows) => {
      const existing = await findByUserNames(
        rows.map(({ userName = '' }) => userName),
        client,
      );
      const readings: Reading[] = [];
      for (const cells of rows) {
        readings.push(await readRow(cells, existing.get((cells.userName ?? '').toLowerCase()), around));
      }
      return readings;
    };
  },
  write: async (tx, viewer, { raw, id }) => {
    const { accountId, before, after } = await writeSystemUser(tx, viewer, parse(systemUserInput, raw), id);
    const action = id === undefined ? 'systemUser.add' : 'systemUser.save';
    return { audit: { action, noun: 'account', nounId: accountId, before, after }, tags: [tag.organisations] };
  },
};

async function readRow(cells: Cells, row: Existing | undefined, { client, offices }: Around): Promise<Reading> {
  const messages: RowMessage[] = [];
  if (row && !offices.has(row.organisationId)) {
    return wrong([{ column: 'userName', text: say('systemUsers.userNameTaken') }]);
  }
  const typed = cells.organisation ?? '';
  const organisationId = typed === '' ? row?.organisationId : placeIn(offices.find(typed), 'organisation', messages);
  if (organisationId === undefined && typed === '') {
    messages.push({ column: 'organisation', text: say('people.badOrganisation') });
  }
  const kept = row ? { email: row.account.email, displayName: row.account.displayName } : {};
  const known = row ? { userName: row.userName } : {};
  const raw = { ...kept, ...filled(cells, ['organisation']), ...known, organisationId };
  const input = readFields(systemUserInput, raw, messages, { organisationId: 'organisation' });
  if (!input || messages.length > 0) return wrong(messages);
  if (!row) return { verdict: 'new', messages, raw };
  const isMoved = input.organisationId !== row.organisationId;
  if (isMoved && (await isAtWork(row.accountId, client))) {
    return wrong([{ column: 'organisation', text: say('people.handOverFirst') }]);
  }
  // An office's own account is called as the office is, whatever the file says.
  const isCalledSo = row.isOffice || input.displayName === row.account.displayName;
  const isSame = !isMoved && isCalledSo && isEqual(input.email, row.account.email);
  return { verdict: isSame ? 'same' : 'changed', messages, raw, id: row.id };
}
