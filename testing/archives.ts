import { crc32, deflateRawSync } from 'node:zlib';

/** A file in an archive, and what the archive falsely claims about it. */
export type ArchiveEntry = {
  name: string;
  content: string | Buffer;
  /** Left out of the directory, so that only readers that scan from the beginning find it. */
  isHidden?: boolean;
  /** Size stated in the headers. */
  claimed?: number;
  /** General purpose flags, such as 1 for an encrypted file. */
  flags?: number;
  /** Unix file mode, such as 0o120777 for a link. */
  mode?: number;
  /** Index of the entry whose bytes it shares. */
  sameAs?: number;
};

const DEFLATED = 8;

/** A deflated zip archive of these files, byte by byte. */
export function anArchive(entries: readonly ArchiveEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  const places: { at: number; packed: number; crc: number; size: number }[] = [];
  let at = 0;
  for (const { name, content, isHidden, claimed, flags = 0, mode = 0, sameAs } of entries) {
    const [title, data] = [Buffer.from(name), Buffer.from(content)];
    const packed = deflateRawSync(data);
    const facts = { flags, crc: crc32(data), packed: packed.length, size: claimed ?? data.length };
    const local = [Buffer.from('PK\x03\x04'), buildHeaderFields(facts, title.length), title, packed];
    const place = (sameAs === undefined ? undefined : places[sameAs]) ?? { ...facts, at };
    places.push(place);
    if (!isHidden) {
      const more = Buffer.alloc(14);
      more.writeUInt32LE((mode << 16) >>> 0, 6);
      more.writeUInt32LE(place.at, 10);
      directory.push(
        Buffer.from('PK\x01\x02\x14\x03'),
        buildHeaderFields({ ...place, flags }, title.length),
        more,
        title,
      );
    }
    if (sameAs !== undefined) continue;
    files.push(...local);
    at += local.reduce((bytes, part) => bytes + part.length, 0);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = entries.filter(({ isHidden }) => !isHidden).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\x05\x06'), end]);
}

type HeaderFields = { flags: number; crc: number; packed: number; size: number };

/**
 * Fields that local header and directory entry have in common, from the needed version to the lengths of name and extra
 * fields.
 */
function buildHeaderFields({ flags, crc, packed, size }: HeaderFields, name: number): Buffer {
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

const OFFICE = 'http://schemas.openxmlformats.org';
const relationship = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
const relationships = (...all: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="${OFFICE}/package/2006/relationships">${all.join('')}</Relationships>`;

/** Parts of an Excel file around one sheet. */
export const buildExcelParts = (rows: string, sharedStrings = ''): ArchiveEntry[] => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: '_rels/.rels', content: relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')) },
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: relationships(
      relationship('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relationship('rId2', 'sharedStrings', 'sharedStrings.xml'),
    ),
  },
  { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${OFFICE}/spreadsheetml/2006/main">${sharedStrings}</sst>` },
  {
    name: 'xl/worksheets/sheet1.xml',
    content: `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  },
];

/** A cell with an inline string. */
export const buildInlineCell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
