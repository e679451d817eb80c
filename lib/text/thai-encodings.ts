/** Characters of windows-1252 at 0x80 to 0x9F; a place without one stands for itself. */
const LATIN_HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const THAI_LETTER = /[\u0e01-\u0e3a\u0e40-\u0e5b]/;
/** Start of a Thai character in UTF-8, each byte read as windows-1252, or as windows-874. */
const UTF8_AS_LATIN = /à[¸¹]|Ã\u00a0Â[¸¹]/;
const UTF8_AS_THAI = /เ[ธน]/;
/** Thai letters of TIS-620, each byte read as windows-1252; fewer in a row are words like “café”. */
const THAI_AS_LATIN = /[\u00a1-\u00fb]{4}/;
/** Shortest run that is repaired beside such a longer one. */
const SHORTEST_RUN = 2;
/** Runs that may hold misread bytes; ASCII stands between them. */
const MISREAD_RUN = /[\u0080-\uffff]+/g;
/** Rounds of repair: texts were encoded twice, and a few three times. */
const MAX_ROUNDS = 3;

const utf8 = new TextDecoder('utf-8', { fatal: true });
const thai = new TextDecoder('windows-874');

/** Bytes of characters that the decoders of windows-1252 and windows-874 give. */
const latinBytes = new Map<string, number>();
const thaiBytes = new Map<string, number>();
for (let byte = 0; byte < 256; byte += 1) {
  latinBytes.set(String.fromCharCode(byte), byte);
  thaiBytes.set(thai.decode(Uint8Array.of(byte)), byte);
}
for (const [index, char] of [...LATIN_HIGH].entries()) latinBytes.set(char, 0x80 + index);

/**
 * Decodes text of an old Thai site: UTF-8, or TIS-620 and windows-874 where the bytes are no UTF-8, whatever the site
 * says of them. A byte order mark is left out.
 */
export function decodeThaiBytes(bytes: Uint8Array): string {
  return tryUtf8(bytes) ?? thai.decode(bytes);
}

/** The same for bytes that may be no text at all, as those of an address. @returns undefined for other encodings */
export function decodeThaiText(bytes: Uint8Array): string | undefined {
  return tryUtf8(bytes) ?? (bytes.every(isTis620) ? thai.decode(bytes) : undefined);
}

/** True for ASCII and the letters, marks and digits of TIS-620. */
const isTis620 = (byte: number): boolean =>
  byte < 0x80 || (byte >= 0xa1 && byte <= 0xda) || (byte >= 0xdf && byte <= 0xfb);

/**
 * Repairs Thai text whose bytes were read in the wrong encoding and stored like that. Only what is valid when read in
 * the right one is changed, so that sound text stays as it is.
 */
export function repairThai(text: string): string {
  let before = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (!UTF8_AS_LATIN.test(before) && !UTF8_AS_THAI.test(before) && !THAI_AS_LATIN.test(before)) break;
    const isThaiAsLatin = THAI_AS_LATIN.test(before);
    const after = before.replace(MISREAD_RUN, (run) => repairRun(run, isThaiAsLatin));
    if (after === before) break;
    before = after;
  }
  return before;
}

function repairRun(run: string, isThaiAsLatin: boolean): string {
  const latin = toBytes(run, latinBytes);
  if (latin && UTF8_AS_LATIN.test(run)) return tryUtf8(latin) ?? run;
  if (latin && isThaiAsLatin && run.length >= SHORTEST_RUN) {
    const read = thai.decode(latin);
    return [...read].every((char) => THAI_LETTER.test(char) || char <= '\u007f') ? read : run;
  }
  const bytes = UTF8_AS_THAI.test(run) ? toBytes(run, thaiBytes) : undefined;
  const read = bytes && tryUtf8(bytes);
  return read !== undefined && THAI_LETTER.test(read) ? read : run;
}

function toBytes(text: string, table: ReadonlyMap<string, number>): Uint8Array | undefined {
  const bytes: number[] = [];
  for (const char of text) {
    const byte = table.get(char);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

function tryUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
