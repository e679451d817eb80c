'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { t } from '@/lib/messages/messages';
import {
  confirmEmail,
  requestEmailChange,
  saveDisplayName,
  saveMailPreferences,
  saveMemberProfile,
} from './profile.commands';

const submitName = formAction(async (fields, viewer) => {
  await saveDisplayName(fields, viewer);
  refresh();
  return { done: t('profiles.saved') };
});

export async function saveDisplayNameAction(before: FormState, form: FormData): Promise<FormState> {
  return submitName(before, form);
}

const submitProfile = formAction(async (fields, viewer) => {
  await saveMemberProfile(fields, viewer);
  refresh();
  return { done: t('profiles.saved') };
});

export async function saveMemberProfileAction(before: FormState, form: FormData): Promise<FormState> {
  return submitProfile(before, form);
}

const submitMailPreferences = formAction(async (fields, viewer) => {
  await saveMailPreferences(fields, viewer);
  refresh();
  return { done: t('profiles.saved') };
});

export async function saveMailPreferencesAction(before: FormState, form: FormData): Promise<FormState> {
  return submitMailPreferences(before, form);
}

const submitEmailChange = formAction(async (fields, viewer) => {
  await requestEmailChange(fields, viewer);
  refresh();
  return { done: t('profiles.emailSent') };
});

export async function requestEmailChangeAction(before: FormState, form: FormData): Promise<FormState> {
  return submitEmailChange(before, form);
}

const submitEmailConfirmation = formAction(async (fields, viewer) => {
  await confirmEmail(fields, viewer);
  return { done: t('profiles.emailDone') };
});

/** Confirms a new e-mail, from the page that the mail links to. */
export async function confirmEmailAction(before: FormState, form: FormData): Promise<FormState> {
  return submitEmailConfirmation(before, form);
}
