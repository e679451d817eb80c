import { z } from 'zod';
import { mediaMessages } from '@/features/media/media.messages';
import { id } from '@/lib/command/validation';

/** Input to replace a file by another one wherever it is used. */
export const mediaReplacementInput = z
  .object({ id, newMediaId: id })
  .refine(({ id: old, newMediaId }) => old !== newMediaId, {
    path: ['newMediaId'],
    error: mediaMessages['media.sameFile'],
  });
