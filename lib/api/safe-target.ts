const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
/** Only resolves addresses that are relative to the site. */
const BASE = 'https://site.invalid';

/** A link's target if a browser may follow it, else the empty text; `javascript:` and its kin never leave. */
export function safeTarget(target: string): string {
  return URL.canParse(target, BASE) && SAFE_PROTOCOLS.includes(new URL(target, BASE).protocol) ? target : '';
}
