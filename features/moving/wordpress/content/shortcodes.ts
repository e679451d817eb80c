import type { Attributes, ContentContext } from './context';
import { showShortcode } from './known-shortcodes';

/** A shortcode's tag; those of doubled brackets mean themselves. */
const TAG = /\[(\[?)(\/?)([A-Za-z][\w-]{0,60})((?:\s[^[\]]{0,4000})?)\](\]?)/g;
const ATTRIBUTE =
  /([\w-]+)\s*=\s*"([^"]*)"|([\w-]+)\s*=\s*'([^']*)'|([\w-]+)\s*=\s*([^\s'"]+)|"([^"]*)"|'([^']*)'|(\S+)/g;
const MAX_ATTRIBUTES = 60;
/** Shortcodes without attributes whose names could be words of a text. */
const FEEDS = /^(?:[a-z]+-)*(?:feed|form|forms|slider|calendar|posts|sitemap|login)$/;

type Token = {
  start: number;
  end: number;
  isClosing: boolean;
  isEscaped: boolean;
  name: string;
  given: string;
  /** Place of the closing tag among the tokens; of a closing one, of the opening tag. */
  partner?: number;
};

/**
 * Replaces shortcodes: those of WordPress by HTML, the others by what stands between their tags; these are listed. Text
 * in brackets that only looks like one stays.
 */
export function expandShortcodes(text: string, context: ContentContext): string {
  const tokens = readTokens(text);
  if (tokens.length === 0) return text;
  pairTokens(tokens);
  const open: { token: Token; parts: string[] }[] = [];
  const top: string[] = [];
  const write = (part: string) => (open.at(-1)?.parts ?? top).push(part);
  let at = 0;
  for (const token of tokens) {
    write(text.slice(at, token.start));
    at = token.end;
    const whole = text.slice(token.start, token.end);
    if (token.isEscaped) write(whole.slice(1, -1));
    else if (token.isClosing) {
      const started = token.partner === undefined ? undefined : open.pop();
      if (started) write(show(started.token, started.parts.join(''), whole, context));
      else write(whole);
    } else if (token.partner === undefined) write(show(token, undefined, whole, context));
    else open.push({ token, parts: [] });
  }
  write(text.slice(at));
  return top.join('');
}

function readTokens(text: string): Token[] {
  return [...text.matchAll(TAG)].map(
    ({ 0: whole, 1: before, 2: slash, 3: name = '', 4: given = '', 5: after, index }) => {
      const isEscaped = before === '[' && after === ']';
      return {
        // A bracket on one side only is text.
        start: index + (isEscaped ? 0 : (before ?? '').length),
        end: index + whole.length - (isEscaped ? 0 : (after ?? '').length),
        ...{ isClosing: slash === '/', isEscaped, name: name.toLowerCase(), given },
      };
    },
  );
}

/** Pairs opening and closing tags that nest; a tag that a pair around it cuts off stands alone. */
function pairTokens(tokens: readonly Token[]): void {
  const stack: number[] = [];
  const openOf = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.isEscaped) continue;
    if (!token.isClosing) {
      if (token.given.trimEnd().endsWith('/')) continue;
      stack.push(index);
      openOf.set(token.name, (openOf.get(token.name) ?? 0) + 1);
    } else if ((openOf.get(token.name) ?? 0) > 0) {
      for (let last = stack.pop(); last !== undefined; last = stack.pop()) {
        const opening = tokens[last];
        if (!opening) break;
        openOf.set(opening.name, (openOf.get(opening.name) ?? 1) - 1);
        if (opening.name !== token.name) continue;
        [opening.partner, token.partner] = [index, last];
        break;
      }
    }
  }
}

function show({ name, given }: Token, inner: string | undefined, whole: string, context: ContentContext): string {
  const attributes = readAttributes(given);
  const shown = showShortcode(name, attributes, inner, context);
  if (shown !== undefined) return shown;
  const hasMark = name.includes('_') || given.trimEnd().endsWith('/') || FEEDS.test(name);
  const isCode = inner !== undefined || Object.keys(attributes.named).length > 0 || hasMark;
  if (!isCode) return whole;
  context.notes.add('shortcode', name);
  return inner ?? '';
}

function readAttributes(given: string): Attributes {
  const plain = given
    .replace(/[“”″]|&(?:quot|#8221|#8220|#8243);/g, '"')
    .replace(/&#(?:8216|8217|039|39);/g, "'")
    .replace(/\/\s*$/, '');
  const named: Record<string, string> = {};
  const loose: string[] = [];
  let count = 0;
  for (const found of plain.matchAll(ATTRIBUTE)) {
    count += 1;
    if (count > MAX_ATTRIBUTES) break;
    const name = found[1] ?? found[3] ?? found[5];
    const value = found[2] ?? found[4] ?? found[6] ?? found[7] ?? found[8] ?? found[9] ?? '';
    if (name === undefined) loose.push(value);
    else named[name.toLowerCase()] = value;
  }
  return { named, loose };
}
