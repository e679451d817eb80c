import { createReadStream } from 'node:fs';

/** Bytes of a file that are read at once. */
export const CHUNK_BYTES = 262_144;
/** Bytes beyond ASCII after which an encoding is certain. */
const ENOUGH = 65_536;
const NON_ASCII = 0x80;
/** Head in which an XML declaration stands. */
const HEAD_BYTES = 512;
const DECLARED = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/;
/** Names that old Thai servers declare; all are read as their superset. */
const THAI = /^(?:tis-?620|windows-874|cp874|iso-8859-11)$/i;
const REPLACEMENT = /\ufffd/g;

export type FileEncoding = {
  /** Label for `TextDecoder`. */
  label: string;
  /** Encoding that the file declares; empty if it declares none. */
  declared: string;
  /** False if the bytes are of another encoding than the declared one. */
  isAsDeclared: boolean;
};

/**
 * Finds the encoding of an XML file: by its byte order mark, else by its bytes, as declarations are often wrong. Thai
 * files of one byte per letter are read as windows-874.
 */
export async function findEncoding(file: string): Promise<FileEncoding> {
  let head: Buffer = Buffer.alloc(0);
  let seen = 0;
  const wide: Buffer[] = [];
  for await (const chunk of createReadStream(/* turbopackIgnore: true */ file, { highWaterMark: CHUNK_BYTES })) {
    const bytes: Buffer = chunk;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES)]);
    const mark = readMark(head);
    if (mark) return describe(mark, readDeclared(head, mark));
    const count = countWide(bytes);
    if (count > 0) wide.push(bytes);
    seen += count;
    if (seen >= ENOUGH) break;
  }
  const declared = readDeclared(head, 'latin1');
  return describe(seen === 0 ? 'utf-8' : findLabel(Buffer.concat(wide), declared), declared);
}

function readMark(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le';
  return head[0] === 0 && head[1] === 0x3c ? 'utf-16be' : undefined;
}

function readDeclared(head: Buffer, label: string): string {
  const text = new TextDecoder(label).decode(head).replace(/^\ufeff/, '');
  return DECLARED.exec(text)?.[1] ?? '';
}

function countWide(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte >= NON_ASCII) count += 1;
  return count;
}

/** UTF-8 unless more of the bytes are broken than whole characters of it; then Thai, or the declared encoding. */
function findLabel(sample: Buffer, declared: string): string {
  const text = new TextDecoder('utf-8').decode(sample);
  const broken = text.match(REPLACEMENT)?.length ?? 0;
  const whole = countCharacters(text) - broken;
  if (broken <= whole) return 'utf-8';
  if (declared === '' || /^utf-?8$/i.test(declared) || THAI.test(declared)) return 'windows-874';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return 'windows-874';
  }
}

function countCharacters(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) >= NON_ASCII) count += 1;
  return count;
}

function describe(label: string, declared: string): FileEncoding {
  const wanted = declared === '' ? 'utf-8' : THAI.test(declared) ? 'windows-874' : declared.toLowerCase();
  const isUtf16 = label.startsWith('utf-16') && /^utf-?16/.test(wanted);
  return { label, declared, isAsDeclared: isUtf16 || label === wanted || (label === 'utf-8' && wanted === 'utf8') };
}

/**
 * Reads a file as text, piece by piece; bytes that the encoding doesn't have become the replacement character.
 *
 * @throws the errors of the file system
 */
export async function* readText(file: string, label: string): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = new TextDecoder(label);
  for await (const chunk of createReadStream(/* turbopackIgnore: true */ file, { highWaterMark: CHUNK_BYTES })) {
    const bytes: Buffer = chunk;
    yield { text: decoder.decode(bytes, { stream: true }), bytes: bytes.length };
  }
  const rest = decoder.decode();
  if (rest !== '') yield { text: rest, bytes: 0 };
}
