import { AddLink } from '@/components/ui/list/add-link';
import { FilesMenu } from '@/components/ui/list/files-menu';
import { ImportLink } from '@/components/ui/list/import-link';
import type { SheetFormat } from '@/lib/files/sheet-format';
import { organisationListMessages as words } from '../list/list.messages';
import { type OrganisationChoice, organisationList } from '../list/list.rules';

type Props = {
  /** The list's path in its area, and its full URL path. */
  place: string;
  path: string;
  choice: OrganisationChoice;
  adds: boolean;
};

/** Actions of a list: export the filtered rows, add an organisation. */
export function ListActions({ place, path, choice, adds }: Props) {
  const exportHref = (format: SheetFormat) => {
    const query = organisationList.toQuery(choice);
    query.set('place', place);
    query.set('format', format);
    return `/api/v1/organisations/export?${query}`;
  };
  return (
    <>
      <FilesMenu
        label={words['organisationList.export']}
        files={[
          { label: words['organisationList.xlsx'], href: exportHref('xlsx') },
          { label: words['organisationList.csv'], href: exportHref('csv') },
        ]}
      />
      {adds && <ImportLink path={path} />}
      {adds && <AddLink href={`${path}/new`}>{words['organisationList.add']}</AddLink>}
    </>
  );
}
