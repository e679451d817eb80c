import { Badge } from '@/components/ui/badge';
import { rightsMessages as words } from '../data-requests.messages';
import { urgencyOf } from '../data-requests.rules';

/** How many days are left for an answer, in colour and words. */
export function DaysLeft({ left }: { left: number }) {
  return <Badge tone={urgencyOf(left)}>{textOf(left)}</Badge>;
}

function textOf(left: number): string {
  if (left === 0) return words['rights.today'].th;
  return words[left < 0 ? 'rights.overdue' : 'rights.left'].th.replace('{n}', String(Math.abs(left)));
}
