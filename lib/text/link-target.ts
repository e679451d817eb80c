import { rawText } from '@/lib/command/validation';
import { isSafeTarget } from '@/lib/http/safe-target';

/** Longer addresses break in mails and old browsers, in characters. */
export const MAX_TARGET_LENGTH = 2_000;

/** A link's target as somebody types it; '' for none. Wrong ones get the message `ui.badTarget`. */
export const linkTarget = rawText(MAX_TARGET_LENGTH, 'ui.badTarget')
  .trim()
  .refine((target) => target === '' || isSafeTarget(target), 'ui.badTarget');

/** One that has to be there. */
export const requiredTarget = linkTarget.refine((target) => target !== '', 'ui.badTarget');
