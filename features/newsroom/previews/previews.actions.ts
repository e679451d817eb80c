'use server';

import { refresh } from 'next/cache';
import { type FormState, formAction } from '@/lib/command/form-action';
import { env } from '@/lib/env/env';
import { t } from '@/lib/messages/messages';
import { createPreviewLink, revokePreviewLink } from './previews.commands';
import { previewHref } from './previews.schema';

const createForm = formAction(async ({ id, life, revision }, viewer) => {
  const { key } = await createPreviewLink({ id, life }, viewer);
  refresh();
  const shown = revision === 'pending' ? revision : undefined;
  return { done: t('previewLinks.made'), values: { link: new URL(previewHref({ key }, shown), env.SITE_URL).href } };
});

const revokeForm = formAction(async ({ id, linkId }, viewer) => {
  await revokePreviewLink({ id, linkId }, viewer);
  refresh();
  return { done: t('previewLinks.revoked') };
});

/** Creates a secret link to an item's preview. The link is in `values.link`, only this once. */
export async function createPreviewLinkAction(before: FormState, form: FormData): Promise<FormState> {
  return createForm(before, form);
}

/** Revokes a preview link; `id` is the item's. */
export async function revokePreviewLinkAction(before: FormState, form: FormData): Promise<FormState> {
  return revokeForm(before, form);
}
