import { inputMessages } from '@/lib/command/messages';
import { rawText } from '@/lib/command/validation';
import { isSafeTarget } from '@/lib/http/safe-target';

/** Maximum length of a link target, in characters; longer addresses break in mails and old browsers. */
export const MAX_TARGET_LENGTH = 2_000;

/** A typed link target; '' for none. Invalid ones get the message `ui.badTarget`. */
export const linkTarget = rawText(MAX_TARGET_LENGTH, inputMessages['ui.badTarget'])
  .trim()
  .refine((target) => target === '' || isSafeTarget(target), inputMessages['ui.badTarget']);

/** A required link target. */
export const requiredTarget = linkTarget.refine((target) => target !== '', inputMessages['ui.badTarget']);
