import { Badge } from '@/components/ui/badge';
import { reviewQueueMessages as words } from '@/features/newsroom/queue/queue.messages';
import type { NotificationKind } from '@/features/newsroom/queue/queue.schema';

const tones = {
  ...({ wait: 'warn', revision: 'info', returned: 'bad', refused: 'bad' } as const),
  ...({ voice: 'ok', notice: 'info', report: 'muted', registration: 'muted', import: 'muted' } as const),
} as const;

/** Badge of the kind of waiting work: colour and word. */
export function WaitingBadge({ what }: { what: NotificationKind }) {
  return <Badge tone={tones[what]}>{words[`newsWaiting.what.${what}`]}</Badge>;
}
