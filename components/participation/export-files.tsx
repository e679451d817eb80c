import { FilesMenu } from '@/components/list/files-menu';
import { pollsMessages as words } from '@/lib/polls/messages';

type Props = { label?: string; query: string };

/** Something of this screen as a file. */
export function ExportFiles({ label = words['polls.export'].th, query }: Props) {
  const href = (format: string) => `/api/v1/participation/export?${query}&format=${format}`;
  return (
    <FilesMenu
      label={label}
      files={[
        { label: 'Excel (.xlsx)', href: href('xlsx') },
        { label: 'CSV', href: href('csv') },
      ]}
    />
  );
}
