import { Badge } from '@/components/ui/badge';
import { mailMessages } from '@/lib/mail/messages';
import type { MailStatus } from '@/lib/mail/schema';

const tones = { waiting: 'warn', held: 'warn', sending: 'info', sent: 'ok', kept: 'warn', failed: 'bad' } as const;

export function MailStatusBadge({ status }: { status: MailStatus }) {
  return <Badge tone={tones[status]}>{mailMessages[`mail.status.${status}`]}</Badge>;
}
