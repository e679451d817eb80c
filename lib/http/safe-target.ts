const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
/** Only resolves addresses that are relative to the site. */
const BASE = 'https://site.invalid';
/** A whole address, or a path from the site's root; a bare name such as `www.example.org` would lead to a page of this site. */
const WHOLE = /^(?:https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d|\/(?!\/))/i;
const BLANK_OR_CONTROL = /[\s\p{Cc}\p{Cf}\\]/u;

/**
 * Whether a link may have this target: a whole address of a kind that is known to be harmless, or a path of this site;
 * `javascript:`, `data:` and their kin are none, however they are written.
 */
export function isSafeTarget(target: string): boolean {
  if (!WHOLE.test(target) || BLANK_OR_CONTROL.test(target) || !URL.canParse(target, BASE)) return false;
  return SAFE_PROTOCOLS.includes(new URL(target, BASE).protocol);
}

/**
 * A stored target as pages, calls and files may show it; undefined for none and for a wrong one. Rows also come by SQL and
 * by imports, so that a check on the way in is not enough.
 */
export function toSafeTarget(stored: string | null | undefined): string | undefined {
  return stored && isSafeTarget(stored) ? stored : undefined;
}
