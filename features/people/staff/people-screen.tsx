import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { AddLink } from '@/components/ui/list/add-link';
import { buildSort } from '@/components/ui/list/build-sort';
import { ImportLink } from '@/components/ui/list/import-link';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTable } from '@/components/ui/list/list-table';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { PasswordRequestsScreen } from '@/features/organisations/password-requests/staff/password-requests-screen';
import type { ScreenProps } from '@/lib/areas/schema';
import { findScreenHref } from '@/lib/areas/screen-href';
import { roleTable } from '@/lib/auth/role-table';
import { listStaffRoles } from '@/lib/auth/roles';
import { getFirstValue, readId } from '@/lib/list/list';
import { formatNumber } from '@/lib/time/format';
import { peopleListMessages as words } from '../list/list.messages';
import {
  countPeople,
  findPeopleConfirmation,
  listManagedOrganisations,
  listManagedRegions,
  listPeople,
} from '../list/list.queries';
import { ACCOUNTS_VIEW, buildListHref, buildPeopleList, type PeopleChange } from '../list/list.rules';
import type { PeopleKind, PeopleSort } from '../list/list.schema';
import { ConfirmPeopleBanner } from './confirm-people-banner';
import { PeopleBulkBar } from './people-bulk-bar';
import { buildPeopleColumns } from './people-columns';
import { PeopleExportMenu } from './people-export-menu';
import { PersonNewScreen } from './person-new-screen';
import { PersonScreen } from './person-screen';
import { SlipJobView } from './slip-job-view';

/** Form that the checkboxes of the rows belong to. */
const FORM_ID = 'chosen-people';

/** List of accounts, the page of one account, or password requests in a tab before the list. */
export async function PeopleScreen(props: ScreenProps) {
  const { row, params, path, rest } = props;
  const slips = rest.length === 0 ? readId(params.slips) : undefined;
  if (slips !== undefined)
    return (
      <SlipJobView
        id={slips}
        back={buildListHref(path, '', row.passwordRequests)}
        at={`${path}?slips=${slips}`}
        viewer={props.viewer}
      />
    );
  if (rest[0] === 'new') return <PersonNewScreen {...props} />;
  if (rest.length > 0) return <PersonScreen {...props} />;
  if (!row.passwordRequests) return <PeopleList {...props} />;
  const isList = getFirstValue(params.view) === ACCOUNTS_VIEW.view;
  const tabs = (
    <div className="mb-6">
      <ListTabs
        label={row.title.th}
        tabs={[
          { key: 'requests', label: words['peopleDesk.requests'], href: path, current: !isList },
          {
            key: 'accounts',
            label: words['peopleDesk.accounts'],
            href: `${path}?${new URLSearchParams(ACCOUNTS_VIEW)}`,
            current: isList,
          },
        ]}
      />
    </div>
  );
  return isList ? <PeopleList {...props} tabs={tabs} /> : <PasswordRequestsScreen {...props} tabs={tabs} />;
}

async function PeopleList({ row, params, path, viewer, tabs }: ScreenProps & { tabs?: ReactNode }) {
  const kinds = row.people ?? [];
  const list = buildPeopleList(kinds);
  const choice = list.read(params);
  const { kind } = choice;
  const [people, places, regions, confirmation, counts] = await Promise.all([
    listPeople(viewer, choice),
    listManagedOrganisations(viewer, kind),
    listManagedRegions(viewer, kind),
    findPeopleConfirmation(viewer),
    Promise.all(kinds.map((one) => (kinds.length > 1 ? countPeople(viewer, one) : 0))),
  ]);
  const kept: Readonly<Record<string, string>> = row.passwordRequests ? ACCOUNTS_VIEW : {};
  const hrefOf = (change: PeopleChange = {}) => {
    const query = new URLSearchParams([...Object.entries(kept), ...list.toQuery(choice, change)]).toString();
    return query ? `${path}?${query}` : path;
  };
  const query = list.toQuery(choice).toString();
  const exportHref = (format: string) => {
    const query = list.toQuery(choice);
    query.set('place', row.path);
    query.set('format', format);
    return `/api/v1/people/export?${query}`;
  };
  const roles = kind === 'staff' ? [...new Set(places.flatMap((place) => listStaffRoles(place.kind)))] : [];
  const title = row.passwordRequests ? words['peopleDesk.accountsTitle'] : row.title.th;
  return (
    <>
      <ScreenHeader title={title} lead={row.passwordRequests ? words['peopleDesk.accountsLead'] : row.lead}>
        <PeopleExportMenu hrefOf={exportHref} />
        {row.imports && <ImportLink path={path} />}
        <AddLink href={buildNewHref(path, kind, kinds)}>{words[`peopleDesk.add.${kind}`]}</AddLink>
      </ScreenHeader>
      {tabs}
      {confirmation?.due && <ConfirmPeopleBanner path={path} confirmedAt={confirmation.confirmedAt} />}
      {people.idle > 0 && choice.idle !== '1' && (
        <div className="mb-6">
          <Alert
            action={
              <a href={hrefOf({ idle: '1' })} className="font-normal text-link text-sm underline">
                {words['peopleDesk.idleLink']}
              </a>
            }
          >
            {words['peopleDesk.idleNote'].replace('{n}', formatNumber(people.idle))}
          </Alert>
        </div>
      )}
      {kinds.length > 1 && (
        <div className="mb-6">
          <ListTabs
            label={words['peopleDesk.tabs']}
            tabs={kinds.map((one, index) => ({
              key: one,
              label: words[`peopleDesk.kind.${one}`],
              href: buildKindHref(path, one, kinds),
              count: counts[index],
              current: one === kind,
            }))}
          />
        </div>
      )}
      <ListFilters
        list={list}
        path={path}
        choice={choice}
        label={words[`peopleDesk.search.${kind}`]}
        options={{
          organisationId: places,
          region: regions,
          role: roles.map((id) => ({ id, name: roleTable[id].title.th })),
        }}
        without={places.length > 1 ? [] : ['unconfirmed']}
        hiddenFields={kept}
        hrefOf={hrefOf}
        sheet="people-filters"
      />
      <div className="mt-6">
        {people.items.length > 0 ? (
          <ListTable
            label={title}
            columns={buildPeopleColumns({
              organisations: findScreenHref(viewer, 'organisation'),
              ...{ path, query, formId: FORM_ID },
              kind,
              showsOrganisation: places.length > 1,
              showsRole: roles.length > 1,
              sortOf: (sort: PeopleSort) => buildSort(sort, choice, hrefOf, false),
            })}
            rows={people.items}
          />
        ) : (
          <NoPeople isNarrowed={list.isNarrowed(choice)} />
        )}
      </div>
      <ListFooter choice={choice} total={people.total} hrefOf={hrefOf} />
      {people.items.length > 0 && (
        <PeopleBulkBar
          formId={FORM_ID}
          back={path}
          query={new URLSearchParams([['kind', kind], ...list.toQuery(choice)]).toString()}
          total={people.total}
          places={places}
        />
      )}
    </>
  );
}

/** URL of the first page of the list of another kind. */
const buildKindHref = (path: string, kind: PeopleKind, kinds: readonly PeopleKind[]): string =>
  kind === kinds[0] ? path : `${path}?kind=${kind}`;

const buildNewHref = (path: string, kind: PeopleKind, kinds: readonly PeopleKind[]): string =>
  buildKindHref(`${path}/new`, kind, kinds);

/** Empty state: no match for the filters, or no people at all. */
function NoPeople({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState title={words['peopleDesk.noMatch']} text={words['peopleDesk.noMatchText']} />;
  return <EmptyState title={words['peopleDesk.empty']} text={words['peopleDesk.emptyText']} />;
}
