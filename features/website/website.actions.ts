'use server';

import { type Fields, type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { moderatedKinds, socialKinds } from '@/lib/site/schema';
import { saveAbout, saveLogo, saveModeration, saveSite, saveSocialLinks } from './website.commands';

const pathOf = (part: string) => `/administrator/site?part=${part}`;
const saved = (part: string) => finish(pathOf(part), say('settings.saved'));

const agency = formAction(async (fields, viewer) => {
  await saveSite(fields, viewer);
  return saved('agency');
});

/** Who the portal is; the fields of `siteSaving`. */
export async function saveAgency(before: FormState, form: FormData): Promise<FormState> {
  return agency(before, form);
}

const about = formAction(async ({ about: text, seen }, viewer) => {
  await saveAbout({ about: text, seen }, viewer);
  return saved('about');
});

/** The text of the about page; fields `about` and `seen`. */
export async function saveAboutText(before: FormState, form: FormData): Promise<FormState> {
  return about(before, form);
}

const moderation = formAction(async (fields, viewer) => {
  await saveModeration({ kinds: moderatedKinds.filter((kind) => fields[kind] === 'on') }, viewer);
  return saved('moderation');
});

/** A ticked field for each kind of organisation that needs approval. */
export async function saveApproval(before: FormState, form: FormData): Promise<FormState> {
  return moderation(before, form);
}

const logo = formAction(async ({ mediaId }, viewer) => {
  await saveLogo({ mediaId: mediaId || null }, viewer);
  return saved('logo');
});

/** Field `mediaId`, empty for the drawn logo. */
export async function savePicture(before: FormState, form: FormData): Promise<FormState> {
  return logo(before, form);
}

const social = formAction(async (fields, viewer) => {
  await saveSocialLinks({ links: readSocial(fields) }, viewer);
  return saved('social');
});

/** Fields `links.<position>.label` and `.target`, in the order of the kinds. */
export async function saveSocial(before: FormState, form: FormData): Promise<FormState> {
  return social(before, form);
}

function readSocial(fields: Fields) {
  return socialKinds.map((kind, at) => ({
    kind,
    label: fields[`links.${at}.label`] ?? '',
    target: fields[`links.${at}.target`] ?? '',
  }));
}
