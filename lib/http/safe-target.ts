const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
/** Base for resolving paths of the site; no request goes to it. */
const BASE = 'https://site.invalid';
/**
 * An absolute address, or a path from the site's root; a bare name such as `www.example.org` would lead to a page of
 * this site.
 */
const WHOLE = /^(?:https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d|\/(?!\/))/i;
const BLANK_OR_CONTROL = /[\s\p{Cc}\p{Cf}\\]/u;

/**
 * True for a safe link target: an absolute address with a harmless scheme, or a path of this site. `javascript:`,
 * `data:` and the like are refused in any spelling.
 */
export function isSafeTarget(target: string): boolean {
  if (!WHOLE.test(target) || BLANK_OR_CONTROL.test(target) || !URL.canParse(target, BASE)) return false;
  return SAFE_PROTOCOLS.includes(new URL(target, BASE).protocol);
}

/**
 * A stored target for output; undefined for a missing or unsafe one. Rows also come from SQL and imports, so validating
 * the input is not enough.
 */
export function toSafeTarget(stored: string | null | undefined): string | undefined {
  return stored && isSafeTarget(stored) ? stored : undefined;
}
