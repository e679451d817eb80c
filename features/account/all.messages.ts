import { accountDeletionMessages } from './deletion/deletion.messages';
import { passwordsMessages } from './passwords/passwords.messages';
import { profilesMessages } from './profile/profile.messages';
import { registrationMessages } from './registration/registration.messages';
import { secondFactorMessages } from './second-factor/second-factor.messages';
import { sessionsMessages } from './sessions/sessions.messages';

/** All words of the feature, for `lib/messages/messages.ts`. Browser code imports those of one topic instead. */
export const allAccountMessages = {
  ...passwordsMessages,
  ...sessionsMessages,
  ...secondFactorMessages,
  ...profilesMessages,
  ...registrationMessages,
  ...accountDeletionMessages,
} as const;
