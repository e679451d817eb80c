import { Badge } from '@/components/ui/badge';
import { formatAuditOutcome } from '../log/log.rules';

const tones = new Map([
  ['done', 'ok'],
  ['refused', 'bad'],
] as const);

export function OutcomeBadge({ outcome }: { outcome: string }) {
  const tone = [...tones].find(([name]) => name === outcome)?.[1];
  return <Badge tone={tone ?? 'muted'}>{formatAuditOutcome(outcome)}</Badge>;
}
