import { z } from 'zod';
import { ticked } from '../form-fields';
import type { NewsCard } from '../news/schema';
import { id } from '../validation';

/** A public item of the agency's main news as the front page's editor sees it. */
export type FrontEntry = { card: NewsCard; pinned: boolean; placed: boolean };

export const frontPinning = z.object({ id, pinned: ticked });
export const frontPlacing = z.object({ id, placed: ticked });
