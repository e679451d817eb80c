import { DeadLink } from '@/components/ui/page/dead-link';
import { alertsMessages as words } from '../alerts.messages';

/** Message for an invalid or expired mailed link. */
export function DeadAlertLink() {
  const again = { href: '/alerts/#manage', text: words['alerts.newLink'].th };
  return <DeadLink message={words['alerts.deadLink'].th} again={again} />;
}
