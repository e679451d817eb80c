import { ChooseAll } from '@/components/ui/list/chosen/choose-all';
import { ChooseBox } from '@/components/ui/list/chosen/choose-box';
import type { Column } from '@/components/ui/list/list-table';
import { organisationBulkMessages as words } from '../bulk/bulk.messages';
import type { OrganisationRow } from '../list/list.queries';

/** Column by whose checkboxes organisations are chosen for bulk actions; `moves` where moving is one of them. */
export const buildChooseColumn = (formId: string, moves: boolean): Column<OrganisationRow> => ({
  key: 'choose',
  title: words['organisationBulk.choose'],
  head: <ChooseAll formId={formId} label={words['organisationBulk.chooseAll']} />,
  ...{ quiet: true, width: 'w-12' },
  cell: ({ id, name, status, lastLoginAt }) => (
    <ChooseBox
      formId={formId}
      row={{ id, version: 1, topic: name }}
      tasks={[...listTasks(status, lastLoginAt !== undefined), ...(moves ? ['move'] : [])]}
      label={words['organisationBulk.choose']}
    />
  ),
});

/** Tasks that are offered for an organisation; the server checks each again. */
const listTasks = (status: string, hasLoggedIn: boolean): string[] =>
  status === 'open' ? ['print', 'mail', ...(hasLoggedIn ? [] : ['remind']), 'close'] : ['open'];
