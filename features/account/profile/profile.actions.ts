'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import {
  confirmEmail,
  requestEmailChange,
  saveDisplayName,
  saveMailPreferences,
  saveMemberProfile,
} from './profile.commands';
import { profilesMessages } from './profile.messages';

export const saveDisplayNameAction = formAction(async (fields, viewer) => {
  await saveDisplayName(fields, viewer);
  refresh();
  return { done: profilesMessages['profiles.saved'] };
});

export const saveMemberProfileAction = formAction(async (fields, viewer) => {
  await saveMemberProfile(fields, viewer);
  refresh();
  return { done: profilesMessages['profiles.saved'] };
});

export const saveMailPreferencesAction = formAction(async (fields, viewer) => {
  await saveMailPreferences(fields, viewer);
  refresh();
  return { done: profilesMessages['profiles.saved'] };
});

export const requestEmailChangeAction = formAction(async (fields, viewer) => {
  await requestEmailChange(fields, viewer);
  refresh();
  return { done: profilesMessages['profiles.emailSent'] };
});

/** Confirms a new e-mail, from the page that the mail links to. */
export const confirmEmailAction = formAction(async (fields, viewer) => {
  await confirmEmail(fields, viewer);
  return { done: profilesMessages['profiles.emailDone'] };
});
