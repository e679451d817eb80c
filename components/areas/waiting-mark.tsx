import { newsWaitingMessages as words } from '@/features/newsroom/queue/queue.messages';
import type { WaitingKind } from '@/features/newsroom/queue/queue.schema';
import { Badge } from '../ui/badge';

const tones = { wait: 'warn', revision: 'info', returned: 'bad', refused: 'bad' } as const;

/** What kind of work it is that waits: colour and word. */
export function WaitingMark({ what }: { what: WaitingKind }) {
  return <Badge tone={tones[what]}>{words[`newsWaiting.what.${what}`].th}</Badge>;
}
