import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { unfinishedContent } from '../item/content.schema';
import { newsInput } from '../workflow/workflow.schema';

/** Payload of an autosave; `key` is the save key that the later save will use. */
export const autosaveInput = z.object({
  key: newsInput.shape.key,
  id: id.optional(),
  /** The version that was opened. */
  version: z.number().int().min(1).optional(),
  content: unfinishedContent,
});

export const autosaveKeyInput = autosaveInput.pick({ key: true });
