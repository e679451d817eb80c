'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { organisationsMessages } from '../organisations.messages';

import { profileLinks } from '../organisations.schema';
import { saveOwnProfile } from './profile.commands';

/** Saves the public profile of the viewer's own organisation; the fields of `organisationProfile`, and `version`. */
export const saveOwnProfileAction = formAction(async (fields, viewer) => {
  const socialLinks = Object.fromEntries(profileLinks.map((kind) => [kind, fields[`socialLinks.${kind}`] ?? '']));
  await saveOwnProfile({ ...fields, socialLinks }, viewer);
  refresh();
  return { done: organisationsMessages['organisations.profileSaved'] };
});
