import { Plus } from 'lucide-react';
import { FilesMenu } from '@/components/list/files-menu';
import { ImportLink } from '@/components/list/import-link';
import { LinkButton } from '@/components/ui/button';
import { organisationListMessages as words } from '@/lib/organisation-list/messages';
import { type OrganisationChoice, organisationQuery } from '@/lib/organisation-list/rules';
import type { SheetFormat } from '@/lib/sheet-format';

type Props = {
  /** The list's path in its area, and its whole address. */
  place: string;
  path: string;
  choice: OrganisationChoice;
  adds: boolean;
};

/** What can be done with a list as a whole: export what is filtered, add to it. */
export function ListActions({ place, path, choice, adds }: Props) {
  const exportHref = (format: SheetFormat) => {
    const query = organisationQuery(choice);
    query.set('place', place);
    query.set('format', format);
    return `/api/v1/organisations/export?${query}`;
  };
  return (
    <>
      <FilesMenu
        label={words['organisationList.export'].th}
        files={[
          { label: words['organisationList.xlsx'].th, href: exportHref('xlsx') },
          { label: words['organisationList.csv'].th, href: exportHref('csv') },
        ]}
      />
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
