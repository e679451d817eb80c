'use server';

import { refresh } from 'next/cache';
import { commandAction } from '@/lib/command/command-action';
import { formAction } from '@/lib/command/form-action';
import { formatMailedToReader } from '@/lib/mail/queries';
import {
  confirmEmail,
  requestEmailChange,
  saveDisplayName,
  saveMailPreferences,
  saveMemberProfile,
} from './profile.commands';
import { profilesMessages } from './profile.messages';

export const saveDisplayNameAction = commandAction(saveDisplayName, profilesMessages['profiles.saved']);

export const saveMemberProfileAction = commandAction(saveMemberProfile, profilesMessages['profiles.saved']);

export const saveMailPreferencesAction = commandAction(saveMailPreferences, profilesMessages['profiles.saved']);

export const requestEmailChangeAction = formAction(async (fields, viewer) => {
  await requestEmailChange(fields, viewer);
  refresh();
  return { done: formatMailedToReader(profilesMessages['profiles.emailSent']) };
});

/** Confirms a new e-mail, from the page that the mail links to. */
export const confirmEmailAction = formAction(async (fields, viewer) => {
  await confirmEmail(fields, viewer);
  return { done: profilesMessages['profiles.emailDone'] };
});
