import { Refusal } from './task.mjs';

const [LESS, GREATER, EQUALS, BANG, QUESTION] = [...'<>=!?'].map((sign) => sign.charCodeAt(0));
const COMMENT = Buffer.from('<!--');
const CDATA = Buffer.from('<![CDATA[');

/**
 * Checks a part of an office file before a parser reads it, in one pass over its bytes.
 *
 * @param {Buffer} xml
 * @param {{ textBytes: number, tagBytes: number, attributes: number, tags: number }} bounds of one text between two
 *   tags, of one tag, of its attributes, and of all tags
 * @param {{ broken: string, tooLarge: string }} keys the messages of its refusals: entity declarations and a `<` within
 *   a tag are broken
 */
export function checkXml(xml, bounds, keys) {
  let tags = 0;
  for (let at = 0; at < xml.length; ) {
    const open = next(xml, LESS, at);
    if (open - at > bounds.textBytes) throw new Refusal(keys.tooLarge);
    if (open === xml.length) return;
    tags += 1;
    if (tags > bounds.tags) throw new Refusal(keys.tooLarge);
    at = xml[open + 1] === BANG ? endOfSection(xml, open, bounds, keys) : endOfTag(xml, open, bounds, keys);
  }
}

function endOfTag(xml, open, { tagBytes, attributes }, { broken, tooLarge }) {
  const end = next(xml, GREATER, open);
  if (end - open > tagBytes) throw new Refusal(tooLarge);
  if (end === xml.length) throw new Refusal(broken);
  let found = 0;
  for (let at = open + 1; at < end; at += 1) {
    if (xml[at] === LESS && xml[open + 1] !== QUESTION) throw new Refusal(broken);
    if (xml[at] === EQUALS) found += 1;
  }
  if (found > attributes) throw new Refusal(tooLarge);
  return end + 1;
}

/**
 * Skips comments and CDATA; anything else that begins with `<!` declares entities or a type, which office files don't.
 */
function endOfSection(xml, open, { textBytes }, { broken, tooLarge }) {
  const close = startsWith(xml, open, COMMENT) ? '-->' : startsWith(xml, open, CDATA) ? ']]>' : undefined;
  const end = close === undefined ? -1 : xml.indexOf(close, open);
  if (end === -1) throw new Refusal(broken);
  if (end - open > textBytes) throw new Refusal(tooLarge);
  return end + 3;
}

const startsWith = (xml, at, sign) => xml.subarray(at, at + sign.length).equals(sign);

function next(xml, sign, from) {
  const at = xml.indexOf(sign, from);
  return at === -1 ? xml.length : at;
}
