import { Download, Plus } from 'lucide-react';
import { ImportLink } from '@/components/imports/import-link';
import { LinkButton } from '@/components/ui/button';
import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { organisationListMessages as words } from '@/lib/organisation-list/messages';
import { type OrganisationChoice, organisationQuery } from '@/lib/organisation-list/rules';

type Props = {
  /** The list's path in its area, and its whole address. */
  place: string;
  path: string;
  choice: OrganisationChoice;
  adds: boolean;
};

/** What can be done with a list as a whole: export what is filtered, add to it. */
export function ListActions({ place, path, choice, adds }: Props) {
  const exportHref = (format: 'csv' | 'xlsx') => {
    const query = organisationQuery(choice);
    query.set('place', place);
    query.set('format', format);
    return `/api/v1/organisations/export?${query}`;
  };
  return (
    <>
      <DetailsMenu
        button={
          <>
            <Download aria-hidden="true" className="size-4" /> {words['organisationList.export'].th}
          </>
        }
        buttonClass="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full border border-line-strong bg-surface px-5 py-2 font-normal text-sm hover:bg-sunken"
      >
        <a className={menuItemClass} href={exportHref('xlsx')} download>
          {words['organisationList.xlsx'].th}
        </a>
        <a className={menuItemClass} href={exportHref('csv')} download>
          {words['organisationList.csv'].th}
        </a>
      </DetailsMenu>
      {adds && <ImportLink path={path} />}
      {adds && (
        <LinkButton look="primary" href={`${path}/new`}>
          <Plus aria-hidden="true" className="size-4" />
          {words['organisationList.add'].th}
        </LinkButton>
      )}
    </>
  );
}
