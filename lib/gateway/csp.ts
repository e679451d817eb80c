import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style\s*>/gi;
const SOURCE = /\ssrc\s*=/i;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]+)/i;
/** Types of script elements that a browser runs or obeys; all others (JSON-LD) are data, which no policy concerns. */
const EXECUTABLE_TYPES = ['text/javascript', 'application/javascript', 'module', 'speculationrules', 'importmap'];
/**
 * The Content-Security-Policy of one page: its own inline scripts and styles are allowed by their hashes, all others
 * are not.
 *
 * @param html the whole page
 * @param https true when readers reach the site by HTTPS
 */
export function buildContentSecurityPolicy(html: string, https: boolean): string {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) =>
    isExecutable(attributes) ? [hash(code)] : [],
  );
  const styles = [...html.matchAll(STYLE)].map(([, , css = '']) => hash(css));
  return [
    "default-src 'self'",
    `script-src ${joinUnique(["'self'", ...scripts])}`,
    `style-src ${joinUnique(["'self'", ...styles])}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://www.facebook.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function isExecutable(attributes: string): boolean {
  if (SOURCE.test(attributes)) return false;
  const type = TYPE.exec(attributes)?.[1];
  return type === undefined || EXECUTABLE_TYPES.includes(type.toLowerCase());
}

/** Browsers hash the text as parsed, where every line break has become a line feed. */
function hash(code: string): string {
  const text = code.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const joinUnique = (sources: readonly string[]): string => [...new Set(sources)].join(' ');
