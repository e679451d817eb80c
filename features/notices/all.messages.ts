import { noticeAudienceMessages } from './audience/audience.messages';
import { noticeInboxMessages } from './inbox/inbox.messages';
import { noticesMessages } from './notices.messages';
import { noticeReceiptsMessages } from './receipts/receipts.messages';

/** All words of the feature, for `lib/messages/messages.ts`. Browser code imports those of one topic instead. */
export const allNoticesMessages = {
  ...noticesMessages,
  ...noticeAudienceMessages,
  ...noticeInboxMessages,
  ...noticeReceiptsMessages,
} as const;
