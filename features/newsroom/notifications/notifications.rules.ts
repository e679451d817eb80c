import { toExcerpt } from '@/lib/time/format';
import type { MailPreference, NewsOutcome } from './notifications.schema';

/** What happened to an item, by the names of the newsroom's steps; `revise` is a revision that begins to wait. */
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

/** Who is told of a step by mail, and what; undefined where nobody is. */
export const findNotificationRule = (event: string): NotificationRule | undefined => notificationRules.get(event);

/** The longest line of a mail. */
const LINE_LENGTH = 290;

/** What people wrote, as one line of a mail: without line breaks and control characters, cut where it is too long. */
export function toMailLine(text: string): string {
  return toExcerpt(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), LINE_LENGTH) || '–';
}
