import { addCollegeUsers } from '@/features/people/college-users/add-many.store';
import { plainIdCard } from '@/features/people/college-users/college-users.rules';
import { collegeUserInput } from '@/features/people/college-users/college-users.schema';
import { writeCollegeUser } from '@/features/people/college-users/college-users.store';
import type { Viewer } from '@/lib/auth/viewer';
import { parse } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { say } from '@/lib/messages/messages';
import type { Cells, RowMessage } from './imports.schema';
import { type Client, findByIdCards, isAtWork, readColleges } from './lookups.queries';
import type { Directory } from './lookups.rules';
import { filled, type Importer, isEqual, placeIn, type Reading, readFields, wrong } from './reading';

type Existing = NonNullable<Awaited<ReturnType<typeof findByIdCards>> extends Map<string, infer R> ? R : never>;
type Around = { viewer: Viewer; client?: Client; colleges: Directory };

/** Users of colleges: a known id card number is a change; without a college the one on record stays, else it is the viewer's own. */
export const collegeUsers: Importer = {
  open: async (viewer, client) => {
    const around = { viewer, client, colleges: await readColleges(viewer, client) };
    return async (rows) => {
      const numbers = rows.map(({ idCard = '' }) => plainIdCard(idCard));
      const existing = await findByIdCards(numbers, client);
      const readings: Reading[] = [];
      for (const [index, cells] of rows.entries()) {
        readings.push(await readRow(cells, existing.get(numbers[index] ?? ''), around));
      }
      return readings;
    };
  },
  write: async (tx, viewer, { raw, id }) => {
    const { accountId, before, after } = await writeCollegeUser(tx, viewer, parse(collegeUserInput, raw), id);
    const action = id === undefined ? 'collegeUser.add' : 'collegeUser.save';
    return { audit: { action, noun: 'account', nounId: accountId, before, after }, tags: [] };
  },
  addAll,
};

async function addAll(tx: Transaction, viewer: Viewer, readings: readonly Reading[]) {
  const inputs = readings.map(({ raw }) => parse(collegeUserInput, raw));
  const added = await addCollegeUsers(tx, viewer, inputs);
  return added.map(({ accountId, after }) => ({
    audit: { action: 'collegeUser.add', noun: 'account', nounId: accountId, after },
    tags: [],
  }));
}

async function readRow(
  cells: Cells,
  row: Existing | undefined,
  { viewer, client, colleges }: Around,
): Promise<Reading> {
  const messages: RowMessage[] = [];
  if (row && !colleges.has(row.organisationId)) {
    return wrong([{ column: 'idCard', text: say('collegeUsers.idCardTaken') }]);
  }
  const organisationId = readCollege(cells.college ?? '', row, { viewer, colleges }, messages);
  const raw = { ...(row ? { email: row.account.email } : {}), ...filled(cells, ['college']), organisationId };
  const input = readFields(collegeUserInput, raw, messages, { organisationId: 'college' });
  if (!input || messages.length > 0) return wrong(messages);
  if (!row) return { verdict: 'new', messages, raw };
  const isMoved = input.organisationId !== row.organisationId;
  if (isMoved && (await isAtWork(row.accountId, client))) {
    return wrong([{ column: 'college', text: say('people.handOverFirst') }]);
  }
  const names = [input.firstName === row.firstName, input.lastName === row.lastName];
  const isSame = !isMoved && names.every(Boolean) && isEqual(input.email, row.account.email);
  return { verdict: isSame ? 'same' : 'changed', messages, raw, id: row.id };
}

function readCollege(
  typed: string,
  row: Existing | undefined,
  { viewer, colleges }: Pick<Around, 'viewer' | 'colleges'>,
  messages: RowMessage[],
): number | undefined {
  if (typed !== '') return placeIn(colleges.find(typed), 'college', messages);
  const own = viewer.organisationId;
  const fallback = row?.organisationId ?? (own !== undefined && colleges.has(own) ? own : undefined);
  if (fallback === undefined) messages.push({ column: 'college', text: say('imports.collegeRequired') });
  return fallback;
}
