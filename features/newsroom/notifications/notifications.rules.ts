import { toExcerpt } from '@/lib/time/format';
import type { MailPreference, NewsOutcome } from './notifications.schema';

/**
 * Recipients and content of a mail about a step. `notificationRules` is keyed by workflow step; `revise` is a new
 * pending revision.
 */
type NotificationRule =
  | { to: 'author'; outcome: NewsOutcome; wish: MailPreference }
  | { to: 'deciders'; what: 'item' | 'revision' };

const notificationRules = new Map<string, NotificationRule>([
  ['submit', { to: 'deciders', what: 'item' }],
  ['revise', { to: 'deciders', what: 'revision' }],
  ['publish', { to: 'author', outcome: 'approved', wish: 'newsDecided' }],
  ['return', { to: 'author', outcome: 'returned', wish: 'newsDecided' }],
  ['hide', { to: 'author', outcome: 'withdrawn', wish: 'newsWithdrawn' }],
  ['approveRevision', { to: 'author', outcome: 'revisionApproved', wish: 'newsDecided' }],
  ['refuseRevision', { to: 'author', outcome: 'revisionRefused', wish: 'newsDecided' }],
]);

/** Notification rule of a step; undefined if nobody is notified. */
export const findNotificationRule = (event: string): NotificationRule | undefined => notificationRules.get(event);

/** Maximum length of a line in a mail, in characters. */
const LINE_LENGTH = 290;

/** Typed text as one line of a mail: without line breaks and control characters, truncated if it is too long. */
export function toMailLine(text: string): string {
  return toExcerpt(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), LINE_LENGTH) || '–';
}
