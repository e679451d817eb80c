'use server';

import { type FormFields, type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { moderatedKinds, socialKinds } from '@/lib/site/schema';
import { saveAbout, saveLogo, saveModeration, saveSite, saveSocialLinks } from './website.commands';

const buildSettingsPath = (part: string) => `/administrator/site?part=${part}`;
const finishSaved = (part: string) => succeed(buildSettingsPath(part), t('settings.saved'));

const agency = formAction(async (fields, viewer) => {
  await saveSite(fields, viewer);
  return finishSaved('agency');
});

export async function saveSiteAction(before: FormState, form: FormData): Promise<FormState> {
  return agency(before, form);
}

const about = formAction(async ({ about: text, seen }, viewer) => {
  await saveAbout({ about: text, seen }, viewer);
  return finishSaved('about');
});

export async function saveAboutAction(before: FormState, form: FormData): Promise<FormState> {
  return about(before, form);
}

const moderation = formAction(async (fields, viewer) => {
  await saveModeration({ kinds: moderatedKinds.filter((kind) => fields[kind] === 'on') }, viewer);
  return finishSaved('moderation');
});

/** Reads a checkbox per kind of organisation that needs approval. */
export async function saveModerationAction(before: FormState, form: FormData): Promise<FormState> {
  return moderation(before, form);
}

const logo = formAction(async ({ mediaId }, viewer) => {
  await saveLogo({ mediaId: mediaId || null }, viewer);
  return finishSaved('logo');
});

/** `mediaId` is empty for the default logo. */
export async function saveLogoAction(before: FormState, form: FormData): Promise<FormState> {
  return logo(before, form);
}

const social = formAction(async (fields, viewer) => {
  await saveSocialLinks({ links: readSocial(fields) }, viewer);
  return finishSaved('social');
});

/** Reads `links.<position>.label` and `.target`, in the order of the kinds. */
export async function saveSocialLinksAction(before: FormState, form: FormData): Promise<FormState> {
  return social(before, form);
}

function readSocial(fields: FormFields) {
  return socialKinds.map((kind, at) => ({
    kind,
    label: fields[`links.${at}.label`] ?? '',
    target: fields[`links.${at}.target`] ?? '',
  }));
}
