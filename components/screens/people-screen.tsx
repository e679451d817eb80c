import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ImportLink } from '@/components/list/import-link';
import { ListFooter } from '@/components/list/list-footer';
import { ListTable } from '@/components/list/list-table';
import { ListTabs } from '@/components/list/list-tabs';
import { ConfirmBanner } from '@/components/people/confirm-banner';
import { ExportMenu } from '@/components/people/export-menu';
import { NoPeople } from '@/components/people/no-people';
import { peopleColumns } from '@/components/people/people-columns';
import { PeopleFilters } from '@/components/people/people-filters';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import type { ScreenProps } from '@/lib/areas/schema';
import { formatNumber } from '@/lib/format';
import { first } from '@/lib/list';
import { peopleDeskMessages as words } from '@/lib/people-desk/messages';
import { countPeople, listPeople, listPlaces, readConfirmation } from '@/lib/people-desk/queries';
import { isNarrowed, type PeopleChange, peopleQuery, readPeopleChoice } from '@/lib/people-desk/rules';
import type { PeopleKind, PeopleSort } from '@/lib/people-desk/schema';
import { rolesOfKind } from '@/lib/system-users/rules';
import { PersonNewScreen } from './person-new-screen';
import { PersonScreen } from './person-screen';
import { RegistrationsScreen } from './registrations-screen';
import { ScreenHeader } from './screen-header';

/** What the address says beside the list while it stands behind the requests. */
const ACCOUNTS = { view: 'accounts' } as const;

/** A list of accounts, at an account's address the account, and the requests for passwords where they stand before it. */
export async function PeopleScreen(props: ScreenProps) {
  const { row, params, path, rest } = props;
  if (rest[0] === 'new') return <PersonNewScreen {...props} />;
  if (rest.length > 0) return <PersonScreen {...props} />;
  if (!row.requests) return <PeopleList {...props} />;
  const isList = first(params.view) === ACCOUNTS.view;
  const tabs = (
    <div className="mb-6">
      <ListTabs
        label={row.title.th}
        tabs={[
          { key: 'requests', label: words['peopleDesk.requests'].th, href: path, current: !isList },
          {
            key: 'accounts',
            label: words['peopleDesk.accounts'].th,
            href: `${path}?${new URLSearchParams(ACCOUNTS)}`,
            current: isList,
          },
        ]}
      />
    </div>
  );
  return isList ? <PeopleList {...props} tabs={tabs} /> : <RegistrationsScreen {...props} tabs={tabs} />;
}

async function PeopleList({ row, params, path, viewer, tabs }: ScreenProps & { tabs?: ReactNode }) {
  const kinds = row.people ?? [];
  const choice = readPeopleChoice(params, kinds);
  const { kind } = choice;
  const [list, places, confirmation, counts] = await Promise.all([
    listPeople(viewer, choice),
    listPlaces(viewer, kind),
    readConfirmation(viewer),
    Promise.all(kinds.map((one) => (kinds.length > 1 ? countPeople(viewer, one) : 0))),
  ]);
  const kept: Readonly<Record<string, string>> = row.requests ? ACCOUNTS : {};
  const hrefOf = (change: PeopleChange = {}) => {
    const query = new URLSearchParams([...Object.entries(kept), ...peopleQuery(choice, kinds, change)]).toString();
    return query ? `${path}?${query}` : path;
  };
  const exportHref = (format: string) => {
    const query = peopleQuery(choice, kinds);
    query.set('place', row.path);
    query.set('format', format);
    return `/api/v1/people/export?${query}`;
  };
  const roles = kind === 'staff' ? [...new Set(places.flatMap((place) => rolesOfKind[place.kind]))] : [];
  const title = row.requests ? words['peopleDesk.accountsTitle'].th : row.title.th;
  return (
    <>
      <ScreenHeader title={title} lead={row.requests ? words['peopleDesk.accountsLead'].th : row.lead}>
        <ExportMenu hrefOf={exportHref} />
        {row.imports && <ImportLink path={path} />}
        <LinkButton look="primary" href={newHref(path, kind, kinds)}>
          <Plus aria-hidden="true" className="size-4" />
          {words[`peopleDesk.add.${kind}`].th}
        </LinkButton>
      </ScreenHeader>
      {tabs}
      {confirmation?.due && <ConfirmBanner path={path} confirmedAt={confirmation.confirmedAt} />}
      {list.idle > 0 && choice.idle !== '1' && (
        <div className="mb-6">
          <Alert
            action={
              <a href={hrefOf({ idle: '1' })} className="font-normal text-link text-sm underline">
                {words['peopleDesk.idleLink'].th}
              </a>
            }
          >
            {words['peopleDesk.idleNote'].th.replace('{n}', formatNumber(list.idle))}
          </Alert>
        </div>
      )}
      {kinds.length > 1 && (
        <div className="mb-6">
          <ListTabs
            label={words['peopleDesk.tabs'].th}
            tabs={kinds.map((one, index) => ({
              key: one,
              label: words[`peopleDesk.kind.${one}`].th,
              href: newKindHref(path, one, kinds),
              count: counts[index],
              current: one === kind,
            }))}
          />
        </div>
      )}
      <PeopleFilters
        path={path}
        choice={choice}
        kinds={kinds}
        kept={kept}
        organisations={places}
        roles={roles}
        hrefOf={hrefOf}
      />
      <div className="mt-6">
        {list.items.length > 0 ? (
          <ListTable
            label={title}
            columns={peopleColumns({
              path,
              kind,
              showsOrganisation: places.length > 1,
              showsRole: roles.length > 1,
              sortOf: (sort: PeopleSort) => ({
                href: hrefOf({ sort, descending: sort === choice.sort && !choice.descending }),
                now: sort === choice.sort ? (choice.descending ? 'descending' : 'ascending') : undefined,
              }),
            })}
            rows={list.items}
            idOf={({ id }) => id}
          />
        ) : (
          <NoPeople isNarrowed={isNarrowed(choice)} />
        )}
      </div>
      <ListFooter
        page={choice.page}
        per={choice.per}
        total={list.total}
        hrefOf={(page) => hrefOf({ page })}
        perHrefOf={(per) => hrefOf({ per })}
      />
    </>
  );
}

/** The same place's list of another kind, from its beginning. */
const newKindHref = (path: string, kind: PeopleKind, kinds: readonly PeopleKind[]): string =>
  kind === kinds[0] ? path : `${path}?kind=${kind}`;

const newHref = (path: string, kind: PeopleKind, kinds: readonly PeopleKind[]): string =>
  newKindHref(`${path}/new`, kind, kinds);
