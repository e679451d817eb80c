'use server';

import { refresh } from 'next/cache';
import { formAction } from '@/lib/command/form-action';
import { env } from '@/lib/env/env';
import { createPreviewLink, revokePreviewLink } from './previews.commands';
import { previewLinksMessages } from './previews.messages';
import { previewHref } from './previews.schema';

/** Creates a secret link to an item's preview. The link is in `values.link`, only this once. */
export const createPreviewLinkAction = formAction(async ({ id, life, revision }, viewer) => {
  const { key } = await createPreviewLink({ id, life }, viewer);
  refresh();
  const shown = revision === 'pending' ? revision : undefined;
  return {
    done: previewLinksMessages['previewLinks.made'],
    values: { link: new URL(previewHref({ key }, shown), env.SITE_URL).href },
  };
});

/** Revokes a preview link; `id` is the item's. */
export const revokePreviewLinkAction = formAction(async ({ id, linkId }, viewer) => {
  await revokePreviewLink({ id, linkId }, viewer);
  refresh();
  return { done: previewLinksMessages['previewLinks.revoked'] };
});
