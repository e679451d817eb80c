import { Badge } from '@/components/ui/badge';
import { contactMessages as words } from '../contact.messages';
import type { TaskStatus } from '../tasks.schema';

const tones = { new: 'bad', working: 'warn', done: 'ok', dismissed: 'muted' } as const;

export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  return <Badge tone={tones[status]}>{words[`contact.status.${status}`]}</Badge>;
}
