import { Badge } from '@/components/ui/badge';
import { contactMessages as words } from '../contact.messages';
import type { TaskStatus } from '../contact.schema';

const tones = { new: 'bad', working: 'warn', done: 'ok', dismissed: 'muted' } as const;

/** How far a message or report is, in colour and word. */
export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  return <Badge tone={tones[status]}>{words[`contact.status.${status}`].th}</Badge>;
}
