import { AddLink } from '@/components/ui/list/add-link';
import { FilesMenu } from '@/components/ui/list/files-menu';
import type { AreaRow } from '@/lib/areas/schema';
import type { SheetFormat } from '@/lib/files/sheet-format';
import { newsroomListMessages as words } from '../list.messages';
import { type NewsroomChoice, newsroomList } from '../list.rules';

type Props = { row: AreaRow; path: string; choice: NewsroomChoice };

/** Actions of a list: export, write a new item. */
export function ListActions({ row, path, choice }: Props) {
  const exportHref = (format: SheetFormat) => {
    const query = newsroomList.toQuery(choice);
    query.set('place', row.path);
    query.set('format', format);
    return `/api/v1/newsroom/export?${query}`;
  };
  return (
    <>
      <FilesMenu
        label={words['newsroomList.export']}
        files={[
          { label: words['newsroomList.exportXlsx'], href: exportHref('xlsx') },
          { label: words['newsroomList.exportCsv'], href: exportHref('csv') },
        ]}
      />
      {row.items?.includes('new') && (
        <AddLink href={`${path}/new`}>
          {words[row.section === 'lifestyle' ? 'newsroomList.writeLifestyle' : 'newsroomList.write']}
        </AddLink>
      )}
    </>
  );
}
