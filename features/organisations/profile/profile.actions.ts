'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { organisationsMessages } from '../organisations.messages';
import { toProfileInput } from '../organisations.rules';
import { saveOwnProfile } from './profile.commands';

/** Saves the public profile of the viewer's own organisation; the fields of `organisationProfile`, and `version`. */
export const saveOwnProfileAction = formAction(async (fields, viewer) => {
  await saveOwnProfile(toProfileInput(fields), viewer);
  refresh();
  return { done: organisationsMessages['organisations.profileSaved'] };
});
