import { cannedRepliesMessages } from './canned-replies/canned-replies.messages';
import { contactMessages } from './contact/contact.messages';
import { dataRequestsMessages } from './data-requests/data-requests.messages';
import { pollsMessages } from './polls/polls.messages';
import { suggestionsMessages } from './suggestions/suggestions.messages';
import { surveyMessages } from './survey/survey.messages';

/** All words of the feature, for `lib/messages/messages.ts`. Browser code imports those of one topic instead. */
export const allCitizensMessages = {
  ...contactMessages,
  ...dataRequestsMessages,
  ...pollsMessages,
  ...suggestionsMessages,
  ...surveyMessages,
  ...cannedRepliesMessages,
} as const;
