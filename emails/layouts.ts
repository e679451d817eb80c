import type { TemplateName } from '@/lib/mail/schema';
import { accountDeleted } from './account-deleted';
import { accountDeletion } from './account-deletion';
import { accountDeletionSoon } from './account-deletion-soon';
import { alertConfirm } from './alert-confirm';
import { alertItems } from './alert-items';
import { alertManage } from './alert-manage';
import { contactReply } from './contact-reply';
import { dataRequestReceived } from './data-request-received';
import { dataRequestReminder } from './data-request-reminder';
import { dataRequestStep } from './data-request-step';
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
import { suggestionReceived } from './suggestion-received';
import { suggestionStep } from './suggestion-step';

/** The layout of every mail by its template. */
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
  'account-deletion-soon': accountDeletionSoon,
  'account-deleted': accountDeleted,
  'rights-received': dataRequestReceived,
  'rights-step': dataRequestStep,
  'rights-reminder': dataRequestReminder,
  'news-decided': newsDecided,
  'news-waiting': newsWaiting,
  'contact-reply': contactReply,
  'suggestion-received': suggestionReceived,
  'suggestion-step': suggestionStep,
  'report-returned': reportReturned,
  'report-reminder': reportReminder,
  'forum-post': forumPost,
  notice,
  'alert-confirm': alertConfirm,
  'alert-items': alertItems,
  'alert-manage': alertManage,
};
