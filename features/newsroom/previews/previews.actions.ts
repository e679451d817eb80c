'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { env } from '@/lib/env/env';
import { say } from '@/lib/messages/messages';
import { makePreviewLink, revokePreviewLink } from './previews.commands';
import { previewHref } from './previews.schema';

const make = formAction(async ({ id, life, revision }, viewer) => {
  const { key } = await makePreviewLink({ id, life }, viewer);
  refresh();
  const shown = revision === 'pending' ? revision : undefined;
  return { done: say('previewLinks.made'), values: { link: new URL(previewHref({ key }, shown), env.SITE_URL).href } };
});

const revoke = formAction(async ({ id, linkId }, viewer) => {
  await revokePreviewLink({ id, linkId }, viewer);
  refresh();
  return { done: say('previewLinks.revoked') };
});

/** Makes a secret link to an item's preview; fields `id` and `life`. The link is in `values.link`, this once. */
export async function sharePreview(before: FormState, form: FormData): Promise<FormState> {
  return make(before, form);
}

/** Ends such a link; fields `id` (the item) and `linkId`. */
export async function endPreview(before: FormState, form: FormData): Promise<FormState> {
  return revoke(before, form);
}
