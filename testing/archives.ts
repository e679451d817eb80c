import { buildArchive } from './build-archive.mjs';

export type ArchiveEntry = Parameters<typeof buildArchive>[0][number];

/** A deflated ZIP archive of these files. */
export const anArchive = (entries: readonly ArchiveEntry[]): Buffer => buildArchive(entries);

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
