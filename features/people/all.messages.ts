import { administratorsMessages } from './administrators.messages';
import { collegeUsersMessages } from './college-users/college-users.messages';
import { peopleListMessages } from './list/list.messages';
import { memberListMessages } from './members/members.messages';
import { peopleMessages } from './people.messages';
import { staffAccountsMessages } from './staff-accounts/staff-accounts.messages';

/** All words of the feature, for `lib/messages/messages.ts`. Browser code imports those of one topic instead. */
export const allPeopleMessages = {
  ...administratorsMessages,
  ...peopleMessages,
  ...peopleListMessages,
  ...collegeUsersMessages,
  ...staffAccountsMessages,
  ...memberListMessages,
} as const;
