import { assertCan } from '@/lib/auth/assert-can';
import { roleTable } from '@/lib/auth/role-table';
import type { Viewer } from '@/lib/auth/viewer';
import { sheetExport } from '@/lib/http/sheet-export';
import { tabulate } from '@/lib/http/sheet-response';
import { readInBatches } from '@/lib/list/in-batches';
import { pickMessage } from '@/lib/messages/message';
import { recordMemberExport } from '../members/members.commands';
import { memberListMessages } from '../members/members.messages';
import { listMemberExportIds, listMembersByIds, MEMBER_EXPORT_ROWS } from '../members/members.queries';
import { memberList } from '../members/members.rules';
import { buildPeopleColumns, memberColumns } from './export.rules';
import { recordPeopleExport } from './list.commands';
import { peopleListMessages } from './list.messages';
import { listManagedOrganisations, listManagedRegions, listPeopleByIds, listPeopleIds } from './list.queries';
import { buildPeopleList, type PeopleChoice, type PeopleListParams } from './list.rules';

/** Maximum rows of a file of people, and batch size of reading. */
const EXPORT_ROWS = 20_000;
const BATCH_ROWS = 1_000;

/** A list of people as a file; the URL has `place`, `format` and the list's own parameters. */
export const answerPeopleExport = sheetExport({
  right: 'accounts.manage',
  fresh: true,
  limit: 'people.export',
  refusals: {
    format: peopleListMessages['peopleDesk.badFormat'],
    limited: pickMessage(peopleListMessages, 'peopleDesk.limited'),
    missing: pickMessage(peopleListMessages, 'peopleDesk.noPlace'),
  },
  find: ({ viewer, params, row }) => {
    if (row?.people) return buildPeopleReader(viewer, row.path, buildPeopleList(row.people), params);
    return row?.screen === 'members' ? buildMemberReader(viewer, params) : undefined;
  },
  read: (readSheet) => readSheet(),
});

type Params = Readonly<Record<string, string>>;

const buildPeopleReader = (viewer: Viewer, place: string, list: PeopleListParams, params: Params) => async () => {
  const now = new Date();
  const choice = list.read(params);
  const [ids, filters] = await Promise.all([
    listPeopleIds(viewer, choice, now, EXPORT_ROWS),
    describeFilters(viewer, list, choice),
  ]);
  const read = (some: readonly number[]) => listPeopleByIds(viewer, choice.kind, some, now);
  return {
    audit: [recordPeopleExport, { place, kind: choice.kind, rows: ids.length }] as const,
    ...{ name: 'people', title: peopleListMessages[`peopleDesk.kind.${choice.kind}`], filters, now, most: EXPORT_ROWS },
    ...tabulate(buildPeopleColumns(choice.kind), readInBatches(ids, BATCH_ROWS, read)),
  };
};

async function describeFilters(viewer: Viewer, list: PeopleListParams, choice: PeopleChoice) {
  const organisationId = choice.organisationId === undefined ? [] : await listManagedOrganisations(viewer, choice.kind);
  const role = choice.role ? [{ id: choice.role, name: roleTable[choice.role].title.th }] : [];
  const region = choice.region === undefined ? [] : await listManagedRegions(viewer, choice.kind);
  return list.describe(choice, { organisationId, region, role });
}

function buildMemberReader(viewer: Viewer, params: Params) {
  assertCan(viewer, 'members.manage');
  return async () => {
    const choice = memberList.read(params);
    const ids = await listMemberExportIds(viewer, choice);
    return {
      audit: [recordMemberExport, { rows: ids.length }] as const,
      ...{ name: 'members', title: memberListMessages['memberDesk.sheet'] },
      ...{ filters: memberList.describe(choice, {}), most: MEMBER_EXPORT_ROWS },
      ...tabulate(
        memberColumns,
        readInBatches(ids, BATCH_ROWS, (some) => listMembersByIds(viewer, some)),
      ),
    };
  };
}
