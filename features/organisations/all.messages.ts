import { organisationEditorMessages } from './edit/edit.messages';
import { organisationExportMessages } from './list/export.messages';
import { organisationListMessages } from './list/list.messages';
import { organisationsMessages } from './organisations.messages';
import { passwordRequestsMessages } from './password-requests/password-requests.messages';
import { organisationProfilesMessages } from './profile/profile.messages';
import { regionsMessages } from './regions/regions.messages';

/** All words of the feature, for `lib/messages/messages.ts`. Browser code imports those of one topic instead. */
export const allOrganisationsMessages = {
  ...passwordRequestsMessages,
  ...organisationsMessages,
  ...organisationListMessages,
  ...organisationExportMessages,
  ...organisationEditorMessages,
  ...organisationProfilesMessages,
  ...regionsMessages,
} as const;
