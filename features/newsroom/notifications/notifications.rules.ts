import { toExcerpt } from '@/lib/text/excerpt';
import type { NewsEvent, RevisionEvent } from '../workflow/workflow.schema';
import type { MailPreference, NewsOutcome } from './notifications.schema';

/** Recipients and content of a mail about an event. */
type NotificationRule =
  | { to: 'author'; outcome: NewsOutcome; wish: MailPreference }
  | { to: 'deciders'; what: 'item' | 'revision' };

/** Notification rule of each event; null if nobody is notified. `revise` is a new pending revision. */
export const notificationRules: Readonly<Record<NewsEvent | RevisionEvent, NotificationRule | null>> = {
  submit: { to: 'deciders', what: 'item' },
  takeBack: null,
  publish: { to: 'author', outcome: 'approved', wish: 'newsDecided' },
  lift: null,
  return: { to: 'author', outcome: 'returned', wish: 'newsDecided' },
  hide: { to: 'author', outcome: 'withdrawn', wish: 'newsWithdrawn' },
  show: null,
  bin: null,
  unbin: null,
  revise: { to: 'deciders', what: 'revision' },
  approveRevision: { to: 'author', outcome: 'revisionApproved', wish: 'newsDecided' },
  refuseRevision: { to: 'author', outcome: 'revisionRefused', wish: 'newsDecided' },
};

/** Maximum length of a line in a mail, in characters. */
const LINE_LENGTH = 290;

/** Typed text as one line of a mail: without line breaks and control characters, truncated if it is too long. */
export function toMailLine(text: string): string {
  return toExcerpt(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), LINE_LENGTH) || '–';
}
