import { EmptyState } from '@/components/ui/empty-state';
import { buildSort } from '@/components/ui/list/build-sort';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTable } from '@/components/ui/list/list-table';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import type { ChangeOf } from '@/lib/list/list-params';
import { PeopleExportMenu } from '../../staff/people-export-menu';
import { memberListMessages as words } from '../members.messages';
import { listMembers } from '../members.queries';
import { type MemberChoice, memberList } from '../members.rules';
import { buildMemberColumns } from './member-columns';
import { MemberScreen } from './member-screen';

/** List of members, or the page of one member. */
export async function MembersScreen(props: ScreenProps) {
  if (props.rest.length > 0) return <MemberScreen {...props} />;
  const { row, params, path, viewer } = props;
  const choice = memberList.read(params);
  const { items, total } = await listMembers(viewer, choice);
  const hrefOf = (change: ChangeOf<typeof memberList>) => memberList.href(path, choice, change);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <PeopleExportMenu
          hrefOf={(format) => {
            const query = memberList.toQuery(choice);
            query.set('place', row.path);
            query.set('format', format);
            return `/api/v1/people/export?${query}`;
          }}
        />
      </ScreenHeader>
      <ListFilters list={memberList} path={path} choice={choice} label={words['memberDesk.search']} />
      <div className="mt-6">
        {items.length > 0 ? (
          <ListTable
            label={row.title.th}
            columns={buildMemberColumns({
              path,
              sortOf: (sort) => buildSort(sort, choice, hrefOf),
            })}
            rows={items}
          />
        ) : (
          <NoMembers choice={choice} />
        )}
      </div>
      <ListFooter choice={choice} total={total} hrefOf={hrefOf} />
    </>
  );
}

/** Empty state: no match for the filters, or no members at all. */
function NoMembers({ choice }: { choice: MemberChoice }) {
  if (memberList.isNarrowed(choice)) return <EmptyState title={words['memberDesk.noMatch']} />;
  return <EmptyState title={words['memberDesk.empty']} text={words['memberDesk.emptyText']} />;
}
