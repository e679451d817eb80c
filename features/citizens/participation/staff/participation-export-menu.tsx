import { SheetsMenu } from '@/components/ui/list/files-menu';
import { pollsMessages as words } from '../../polls/polls.messages';

type Props = { label?: string; query: string };

/** Menu to download a part of this screen. */
export function ParticipationExportMenu({ label = words['polls.export'].th, query }: Props) {
  return <SheetsMenu label={label} href={`/api/v1/participation/export?${query}`} />;
}
