import { FilesMenu } from '@/components/ui/list/files-menu';
import { pollsMessages as words } from '../../polls/polls.messages';

type Props = { label?: string; query: string };

/** Menu to download a part of this screen. */
export function ParticipationExportMenu({ label = words['polls.export'].th, query }: Props) {
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
