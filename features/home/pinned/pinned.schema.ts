import { z } from 'zod';
import type { NewsCard } from '@/features/news/news.schema';
import { checkboxField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';

/** A public item of the agency's main news in the front page editor. */
export type HomeEntry = { card: NewsCard; pinned: boolean; placed: boolean };

export const homePinInput = z.object({ id, pinned: checkboxField });
export const homePlacementInput = z.object({ id, placed: checkboxField });
