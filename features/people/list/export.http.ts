import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import { sheetExport } from '@/lib/http/sheet-export';
import { tabulate } from '@/lib/http/sheet-response';
import { readInBatches } from '@/lib/list/in-batches';
import { pickMessage } from '@/lib/messages/message';
import { recordMemberExport } from '../members/members.commands';
import { memberListMessages } from '../members/members.messages';
import { listMemberExportIds, listMembersByIds } from '../members/members.queries';
import { memberList } from '../members/members.rules';
import { buildPeopleColumns, memberColumns } from './export.rules';
import { recordPeopleExport } from './list.commands';
import { peopleListMessages } from './list.messages';
import { listPeopleByIds, listPeopleIds } from './list.queries';
import { buildPeopleList, type PeopleChoice } from './list.rules';

/** Maximum rows of a file of people, and batch size of reading. */
const EXPORT_ROWS = 20_000;
const BATCH_ROWS = 1_000;

/** A list of people as a file; the URL has `place`, `format` and the list's own parameters. */
export const answerPeopleExport = sheetExport({
  right: 'accounts.manage',
  limit: 'people.export',
  refusals: {
    format: peopleListMessages['peopleDesk.badFormat'],
    limited: pickMessage(peopleListMessages, 'peopleDesk.limited'),
    missing: pickMessage(peopleListMessages, 'peopleDesk.noPlace'),
  },
  find: ({ viewer, params, row }) => {
    if (row?.people) return buildPeopleReader(viewer, row.path, buildPeopleList(row.people).read(params));
    return row?.screen === 'members' ? buildMemberReader(viewer, params) : undefined;
  },
  read: (readSheet) => readSheet(),
});

const buildPeopleReader = (viewer: Viewer, place: string, choice: PeopleChoice) => async () => {
  const now = new Date();
  const ids = await listPeopleIds(viewer, choice, now, EXPORT_ROWS);
  const read = (some: readonly number[]) => listPeopleByIds(viewer, choice.kind, some, now);
  return {
    audit: [recordPeopleExport, { place, kind: choice.kind, rows: ids.length }] as const,
    ...{ name: 'people', title: peopleListMessages[`peopleDesk.kind.${choice.kind}`] },
    ...tabulate(buildPeopleColumns(choice.kind), readInBatches(ids, BATCH_ROWS, read)),
  };
};

function buildMemberReader(viewer: Viewer, params: Readonly<Record<string, string>>) {
  assertCan(viewer, 'members.manage');
  return async () => {
    const ids = await listMemberExportIds(viewer, memberList.read(params));
    return {
      audit: [recordMemberExport, { rows: ids.length }] as const,
      ...{ name: 'members', title: memberListMessages['memberDesk.sheet'] },
      ...tabulate(
        memberColumns,
        readInBatches(ids, BATCH_ROWS, (some) => listMembersByIds(viewer, some)),
      ),
    };
  };
}
