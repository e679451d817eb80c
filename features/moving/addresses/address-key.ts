import { createHash } from 'node:crypto';
import { stripControls } from '@/lib/text/text-rules';
import { decodeThaiText } from '@/lib/text/thai-encodings';

/** Longest key that is stored as it is: an index entry has room for 2,704 bytes, and a Thai letter has three. */
const KEY_LENGTH = 800;
const KEPT_LENGTH = 600;
/** Parameters that say where a reader came from, or how a page is sent. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|igshid|igsh|mc_[ce]id|_ga|_gl|_hs(?:enc|mi)|ref|ref_src|amp|noamp|share|replytocom|preview|ver)$/i;
const ENCODED = /(?:%[\da-f]{2})+/gi;
const INDEX_FILE = /\/index\.(?:php|html?)$/i;

/**
 * Key of an address of an old site, equal for all the ways in which the web writes it: without its host, percent-encoded
 * (in UTF-8 or TIS-620) or not, with and without trailing slashes or the name of the index file, its parameters in any order and without those
 * that follow readers. Letters keep their case, as paths are told apart by it.
 *
 * @param address whole address, or path and query
 * @returns undefined for what is no address of a web page
 */
export function toAddressKey(address: string): string | undefined {
  const rest = stripHost(address.trim())?.replace(/#.*$/s, '');
  if (rest === undefined) return undefined;
  const [path = '', query = ''] = splitOnce(rest, '?');
  const bare = decodeAll(path)
    .replace(/\/{2,}/g, '/')
    .replace(INDEX_FILE, '/')
    .replace(/\/+$/, '');
  const pairs = query.split(/&(?:amp;)?/).flatMap(readPair);
  const wanted = pairs
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${escapeSigns(name)}=${escapeSigns(value)}`)
    .toSorted();
  const key = stripControls(`${bare || '/'}${wanted.length === 0 ? '' : `?${wanted.join('&')}`}`).normalize('NFC');
  return key.length <= KEY_LENGTH ? key : `${key.slice(0, KEPT_LENGTH)}#${hash(key)}`;
}

/** Key of a file: as that of a page, but the same whatever its query says, which only busts caches. */
export function toFilePath(address: string): string {
  return toAddressKey(address.replace(/[?#].*$/s, '')) ?? '';
}

/** Path and query of an address; undefined for other schemes and for relative paths. */
function stripHost(address: string): string | undefined {
  const whole = /^(?:https?:)?\/\/[^/?#]+(.*)$/is.exec(address);
  if (whole) return whole[1]?.startsWith('/') ? whole[1] : `/${whole[1] ?? ''}`;
  return address.startsWith('/') ? address : undefined;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Name and value of one parameter; empty for none. */
function readPair(part: string): [name: string, value: string][] {
  if (part === '') return [];
  const [name, value] = splitOnce(part, '=');
  return [[decodeAll(name.replace(/\+/g, ' ')), decodeAll(value.replace(/\+/g, ' '))]];
}

/** Decodes what is percent-encoded text, in UTF-8 or in TIS-620; any other part stays encoded, in capitals. */
const decodeAll = (text: string): string =>
  text.replace(
    ENCODED,
    (coded) => decodeThaiText(Buffer.from(coded.replaceAll('%', ''), 'hex')) ?? coded.toUpperCase(),
  );

/** Keeps a decoded parameter from being read as two. */
const escapeSigns = (text: string): string => text.replace(/[&=#?]/g, encodeURIComponent);

const hash = (key: string): string => createHash('sha256').update(key).digest('hex');
