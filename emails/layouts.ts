import type { TemplateName } from '@/lib/mail/schema';
import { accountDeletion } from './account-deletion';
import { contactReply } from './contact-reply';
import { emailChange } from './email-change';
import { emailChanged } from './email-changed';
import { forumPost } from './forum-post';
import { institutionApproved } from './institution-approved';
import { institutionReceived } from './institution-received';
import { institutionRefused } from './institution-refused';
import type { Layout } from './layout';
import { memberKnown } from './member-known';
import { memberWelcome } from './member-welcome';
import { newsDecided } from './news-decided';
import { newsWaiting } from './news-waiting';
import { notice } from './notice';
import { passwordChanged } from './password-changed';
import { passwordReset } from './password-reset';
import { reportReminder } from './report-reminder';
import { reportReturned } from './report-returned';
import { staffPassword } from './staff-password';

/** Every mail's look by its template. */
export const layouts: { [T in TemplateName]: Layout<T> } = {
  'member-welcome': memberWelcome,
  'member-known': memberKnown,
  'password-reset': passwordReset,
  'email-changed': emailChanged,
  'password-changed': passwordChanged,
  'institution-received': institutionReceived,
  'institution-approved': institutionApproved,
  'institution-refused': institutionRefused,
  'email-change': emailChange,
  'staff-password': staffPassword,
  'account-deletion': accountDeletion,
  'news-decided': newsDecided,
  'news-waiting': newsWaiting,
  'contact-reply': contactReply,
  'report-returned': reportReturned,
  'report-reminder': reportReminder,
  'forum-post': forumPost,
  notice,
};
