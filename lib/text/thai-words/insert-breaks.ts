import { dictionary } from './dictionary';

const THAI_OR_NUMBER = /[\u0e01-\u0e4e\d]/;
const NO_BREAK_SPACE = '\u00a0';

/**
 * Writes the line breaks of a text into it, for renderers without a dictionary: a break opportunity between words, and a
 * no-break space between a number and its unit.
 *
 * @param opportunity character at which the renderer may end a line
 */
export function insertBreaks(text: string, opportunity: string): string {
  if (!THAI_OR_NUMBER.test(text)) return text;
  const { allowed, browser } = dictionary.findBreaks(text);
  let written = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (allowed[at] === 1 && text.charAt(at - 1) !== ' ') written += opportunity;
    written += char === ' ' && browser[at + 1] === 1 && allowed[at + 1] !== 1 ? NO_BREAK_SPACE : char;
  }
  return written;
}
