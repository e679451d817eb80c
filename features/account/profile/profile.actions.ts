'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { say } from '@/lib/messages/messages';
import { askEmailChange, confirmEmail, saveDisplayName, saveMailWishes, saveMemberProfile } from './profile.commands';

const name = formAction(async (fields, viewer) => {
  await saveDisplayName(fields, viewer);
  refresh();
  return { done: say('profiles.saved') };
});

export async function saveName(before: FormState, form: FormData): Promise<FormState> {
  return name(before, form);
}

const profile = formAction(async (fields, viewer) => {
  await saveMemberProfile(fields, viewer);
  refresh();
  return { done: say('profiles.saved') };
});

export async function saveProfile(before: FormState, form: FormData): Promise<FormState> {
  return profile(before, form);
}

const wishes = formAction(async (fields, viewer) => {
  await saveMailWishes(fields, viewer);
  refresh();
  return { done: say('profiles.saved') };
});

export async function saveWishes(before: FormState, form: FormData): Promise<FormState> {
  return wishes(before, form);
}

const email = formAction(async (fields, viewer) => {
  await askEmailChange(fields, viewer);
  refresh();
  return { done: say('profiles.emailSent') };
});

export async function changeEmail(before: FormState, form: FormData): Promise<FormState> {
  return email(before, form);
}

const confirmation = formAction(async (fields, viewer) => {
  await confirmEmail(fields, viewer);
  return { done: say('profiles.emailDone') };
});

/** The button on the page that the mail of a change of e-mail leads to. */
export async function confirmNewEmail(before: FormState, form: FormData): Promise<FormState> {
  return confirmation(before, form);
}
