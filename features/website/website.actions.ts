'use server';

import { type FormFields, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { siteSettingsMessages } from '@/lib/site/messages';

import { moderatedKinds, socialKinds } from '@/lib/site/schema';
import { saveAbout, saveLogo, saveModeration, saveSite, saveSocialLinks } from './website.commands';

const buildSettingsPath = (part: string) => `/administrator/site?part=${part}`;
const finishSaved = (part: string) => succeed(buildSettingsPath(part), siteSettingsMessages['settings.saved']);

export const saveSiteAction = formAction(async (fields, viewer) => {
  await saveSite(fields, viewer);
  return finishSaved('agency');
});

export const saveAboutAction = formAction(async ({ about: text, seen }, viewer) => {
  await saveAbout({ about: text, seen }, viewer);
  return finishSaved('about');
});

/** Reads a checkbox per kind of organisation that needs approval. */
export const saveModerationAction = formAction(async (fields, viewer) => {
  await saveModeration({ kinds: moderatedKinds.filter((kind) => fields[kind] === 'on') }, viewer);
  return finishSaved('moderation');
});

/** `mediaId` is empty for the default logo. */
export const saveLogoAction = formAction(async ({ mediaId }, viewer) => {
  await saveLogo({ mediaId: mediaId || null }, viewer);
  return finishSaved('logo');
});

/** Reads `links.<position>.label` and `.target`, in the order of the kinds. */
export const saveSocialLinksAction = formAction(async (fields, viewer) => {
  await saveSocialLinks({ links: readSocial(fields) }, viewer);
  return finishSaved('social');
});

function readSocial(fields: FormFields) {
  return socialKinds.map((kind, at) => ({
    kind,
    label: fields[`links.${at}.label`] ?? '',
    target: fields[`links.${at}.target`] ?? '',
  }));
}
