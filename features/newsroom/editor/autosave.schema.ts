import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { unfinishedContent } from '../item/content.schema';
import { newsInput } from '../workflow/workflow.schema';

/** What the editor keeps while somebody types; `key` is that of the saving it will become. */
export const autosaveInput = z.object({
  key: newsInput.shape.key,
  id: id.optional(),
  /** The version that was opened. */
  version: z.number().int().min(1).optional(),
  content: unfinishedContent,
});

export const autosaveKeyInput = autosaveInput.pick({ key: true });

/** How long somebody counts as editing after the last sign of it, in seconds. */
export const EDITING_SECONDS = 60;
/** How long unsaved words are kept, in days. */
export const AUTOSAVE_DAYS = 30;
