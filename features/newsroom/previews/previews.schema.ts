import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { previewLinksMessages as words } from './previews.messages';

/** Lifetimes of a link; `PREVIEW_SECONDS` has them in seconds. */
export const previewLives = ['hour', 'day', 'week'] as const;
export type PreviewLife = (typeof previewLives)[number];
export const PREVIEW_SECONDS: Readonly<Record<PreviewLife, number>> = { hour: 3_600, day: 86_400, week: 604_800 };

/** Maximum number of valid links per item. */
export const MAX_PREVIEW_LINKS = 20;

export const previewLinkInput = z.object({
  id,
  life: z.enum(previewLives, { error: words['previewLinks.lifeRequired'] }),
});
export const previewLinkIdInput = z.object({ id, linkId: id });

/** A link as the item's page lists it; its key is shown once, when it is created. */
export type PreviewLink = { id: number; by?: string; createdAt: string; expiresAt: string };

/** Path of an item's preview, with the item's id or with the key of a link. */
export function previewHref(item: { id: number } | { key: string }, revision?: 'pending'): string {
  const query = new URLSearchParams('key' in item ? { key: item.key } : { news_id: String(item.id) });
  if (revision) query.set('revision', revision);
  return `/readnews/preview/?${query}`;
}

/** Path of the preview of what the viewer has written of an item and not saved. */
export const autosavePreviewHref = (id: number, autosave: string): string =>
  `/readnews/preview/?${new URLSearchParams({ news_id: String(id), autosave })}`;
