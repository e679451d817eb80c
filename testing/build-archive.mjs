import { crc32, deflateRawSync } from 'node:zlib';

const DEFLATED = 8;
/** Packed contents with their checksums, by their buffers, as large ones are used repeatedly. */
const packedContents = new WeakMap();

/**
 * Builds a deflated ZIP archive byte by byte, with false claims that no library would write.
 *
 * @param {readonly {
 *   name: string;
 *   content: string | Buffer;
 *   isHidden?: boolean;
 *   claimed?: number;
 *   flags?: number;
 *   mode?: number;
 *   sameAs?: number;
 * }[]} entries
 *   `isHidden` leaves a file out of the directory, so that only readers that scan from the beginning find it; `claimed`
 *   is the size stated in the headers; `flags` are general purpose flags, such as 1 for an encrypted file; `mode` is a
 *   Unix file mode, such as 0o120777 for a link; `sameAs` is the index of the entry whose bytes it shares
 * @returns {Buffer}
 */
export function buildArchive(entries) {
  const files = [];
  const directory = [];
  const places = [];
  let at = 0;
  for (const { name, content, isHidden, claimed, flags = 0, mode = 0, sameAs } of entries) {
    const title = Buffer.from(name);
    const { packed, crc, size } = pack(content);
    const facts = { flags, crc, packed: packed.length, size: claimed ?? size };
    const local = [Buffer.from('PK\x03\x04'), buildHeaderFields(facts, title.length), title, packed];
    const place = places[sameAs] ?? { ...facts, at };
    places.push(place);
    if (!isHidden) {
      const more = Buffer.alloc(14);
      more.writeUInt32LE((mode << 16) >>> 0, 6);
      more.writeUInt32LE(place.at, 10);
      const fields = buildHeaderFields({ ...place, flags }, title.length);
      directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, more, title]));
    }
    if (sameAs !== undefined) continue;
    files.push(...local);
    at += local.reduce((bytes, part) => bytes + part.length, 0);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end]);
}

function pack(content) {
  const data = Buffer.isBuffer(content) ? content : Buffer.from(content);
  const known = packedContents.get(data) ?? { packed: deflateRawSync(data), crc: crc32(data), size: data.length };
  packedContents.set(data, known);
  return known;
}

/**
 * Fields that local header and directory entry have in common, from the needed version to the lengths of name and extra
 * fields.
 */
function buildHeaderFields({ flags, crc, packed, size }, name) {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(flags, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name, 22);
  return facts;
}
