import { z } from 'zod';

const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
/** Only resolves addresses that are relative to the site. */
const BASE = 'https://site.invalid';
/** Longer addresses break in mails and old browsers, in characters. */
export const TARGET_LENGTH = 2_000;

/** Whether a browser may follow a link's target: `javascript:`, `data:` and their kin may not, however they are written. */
export function isSafeTarget(target: string): boolean {
  return URL.canParse(target, BASE) && SAFE_PROTOCOLS.includes(new URL(target, BASE).protocol);
}

/** A whole address, or a path from the site's root; a bare name such as `www.example.org` would lead to a page of this site. */
const WHOLE = /^(?:https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d|\/(?!\/))/i;
const BLANK_OR_CONTROL = /[\s\p{Cc}\\]/u;

const isTarget = (target: string): boolean =>
  WHOLE.test(target) && !BLANK_OR_CONTROL.test(target) && isSafeTarget(target);

/** A link's target as somebody types it; '' for none. Wrong ones get the message `ui.badTarget`. */
export const linkTarget = z
  .string('ui.badTarget')
  .max(TARGET_LENGTH, 'ui.badTarget')
  .trim()
  .refine((target) => target === '' || isTarget(target), 'ui.badTarget');

/** One that has to be there. */
export const requiredTarget = linkTarget.refine((target) => target !== '', 'ui.badTarget');
