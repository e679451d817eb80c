import { Badge } from '@/components/ui/badge';
import { dataRequestsMessages as words } from '../data-requests.messages';
import { getUrgency } from '../data-requests.rules';

/** Badge with the days left until the due date. */
export function DaysLeft({ left }: { left: number }) {
  return <Badge tone={getUrgency(left)}>{formatDaysLeft(left)}</Badge>;
}

function formatDaysLeft(left: number): string {
  if (left === 0) return words['rights.today'];
  return words[left < 0 ? 'rights.overdue' : 'rights.left'].replace('{n}', String(Math.abs(left)));
}
