import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTable } from '@/components/ui/list/list-table';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { findScreenHref } from '@/lib/areas/screen-href';
import { can } from '@/lib/auth/access';
import type { ChangeOf } from '@/lib/list/list-params';
import { runOrganisationTaskAction } from '../bulk/bulk.actions';
import { listMoveOptions } from '../edit/edit.queries';
import { organisationListMessages as words } from '../list/list.messages';
import { listFilterOptions, listOrganisations } from '../list/list.queries';
import {
  buildSortLink,
  findOrganisationListScope,
  type OrganisationChoice,
  organisationList,
  readOrganisationChoice,
  seesHealth,
  withoutHidden,
} from '../list/list.rules';
import { organisationFilters, organisationTabs } from '../list/list.schema';
import { buildChooseColumn } from './choose-column';
import { ListActions } from './list-actions';
import { OrganisationBulkBar } from './organisation-bulk-bar';
import { buildOrganisationColumns } from './organisation-columns';
import { OrganisationItemScreen } from './organisation-item-screen';

/** Form that the checkboxes of the rows belong to. */
const FORM_ID = 'chosen-organisations';

/** Action of the bulk bar that also gives office logins their first passwords; without it organisations are closed and opened. */
type OfficeTasks = { officeAction?: typeof runOrganisationTaskAction };

/**
 * List of the organisations of a kind, or of those that the viewer's own one supervises, with status, last login,
 * accounts and items.
 */
export async function OrganisationsScreen({ officeAction, ...props }: ScreenProps & OfficeTasks) {
  const { row, params, path, rest, viewer } = props;
  const place = findOrganisationListScope(row.scope);
  if (!place) throw new Error(`${row.path} is no list of organisations`);
  if (rest.length > 0) return <OrganisationItemScreen {...props} kind={place.kind} />;
  const choice = withoutHidden(viewer, readOrganisationChoice(params, place.kind));
  const [list, offered, places] = await Promise.all([
    listOrganisations(viewer, place, choice),
    listFilterOptions(viewer, place),
    listMoveOptions(viewer, place.kind),
  ]);
  const { region, province, institute, department } = offered;
  const adds = can(viewer, 'organisations.add') && row.items?.includes('new') === true;
  const edits = can(viewer, 'organisations.edit');
  const hrefOf = (change: ChangeOf<typeof organisationList>) => organisationList.href(path, choice, change);
  const columns = buildOrganisationColumns({
    path,
    kind: place.kind,
    sums: list.sums,
    page: seesHealth(viewer) ? findScreenHref(viewer, 'organisation') : undefined,
    sortOf: (sort) => buildSortLink(path, choice, sort),
  });
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <ListActions place={row.path} path={path} choice={choice} adds={adds} />
      </ScreenHeader>
      <ListFilters
        list={organisationList}
        path={path}
        choice={choice}
        label={words['organisationList.search']}
        options={{ region, province, institute, department }}
        sheet="organisation-filters"
        without={[
          ...organisationFilters.filter((name) => (offered[name]?.length ?? 0) < 2 && choice[name] === undefined),
          ...(seesHealth(viewer) ? [] : (['health'] as const)),
        ]}
      />
      <ListTabs
        label={words['organisationList.tabs']}
        tabs={organisationTabs.map((tab) => ({
          key: tab,
          label: words[`organisationList.tab.${tab}`],
          href: hrefOf({ tab }),
          count: list.counts[tab],
          current: tab === choice.tab,
        }))}
      />
      <div className="mt-4">
        {list.items.length > 0 ? (
          <ListTable
            label={row.title.th}
            columns={edits ? [buildChooseColumn(FORM_ID, places !== undefined), ...columns] : columns}
            rows={list.items}
          />
        ) : (
          <NoOrganisations path={path} choice={choice} adds={adds} />
        )}
      </div>
      <ListFooter choice={choice} total={list.total} hrefOf={hrefOf} />
      {edits && list.items.length > 0 && (
        <OrganisationBulkBar
          formId={FORM_ID}
          kind={place.kind}
          list={{
            ...{ back: path, place: row.path, total: list.total },
            query: organisationList.toQuery(choice).toString(),
          }}
          places={places}
          action={officeAction ?? runOrganisationTaskAction}
          givesPasswords={officeAction !== undefined}
        />
      )}
    </>
  );
}

type Props = { path: string; choice: OrganisationChoice; adds: boolean };

/** Empty state: nothing matches, or the list is empty. */
function NoOrganisations({ path, choice, adds }: Props) {
  if (organisationList.isNarrowed(choice) || choice.tab !== 'all') {
    return (
      <EmptyState
        title={words['organisationList.noMatch']}
        text={words['organisationList.noMatchText']}
        action={<LinkButton href={path}>{words['organisationList.clear']}</LinkButton>}
      />
    );
  }
  const text = words[adds ? 'organisationList.emptyAdd' : 'organisationList.emptyText'];
  return <EmptyState title={words['organisationList.empty']} text={text} />;
}
