import { z } from 'zod';
import type { NewsCard } from '@/features/news/news.schema';
import { ticked } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';

/** A public item of the agency's main news as the front page's editor sees it. */
export type FrontEntry = { card: NewsCard; pinned: boolean; placed: boolean };

export const frontPinning = z.object({ id, pinned: ticked });
export const frontPlacing = z.object({ id, placed: ticked });
