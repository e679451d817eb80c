import { strFromU8, unzipSync } from 'fflate';
import { ZipWriter } from './zip.mjs';

const BODY = 'word/document.xml';
const LINKS = 'word/_rels/document.xml.rels';
/** Placeholder paragraph of the template; see features/news/export/docx-template.ts. */
const MARK = '<w:p><w:pPr><w:pStyle w:val="PlaceOfItems"/></w:pPr></w:p>';
const LINK_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text) => text.replace(/[&<>"]/g, (sign) => signs[sign]);

const run = (text) => `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
const paragraph = (style, inner) => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${inner}</w:p>`;
const link = (id, text) =>
  `<w:hyperlink r:id="${id}" w:history="1"><w:r><w:rPr><w:rStyle w:val="Hyperlink"/></w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:hyperlink>`;

const styleByKind = { text: 'BodyOfItem', heading: 'PartOfItem', item: 'EntryOfItem' };

/**
 * Writer of a Word document. Styles, footer and title come from an empty document; items are streamed into it, and are
 * never in memory all at once.
 *
 * @param {{ shell: Uint8Array }} head
 */
export function openDocx({ shell }) {
  const zip = new ZipWriter();
  const parts = new Map(Object.entries(unzipSync(shell)).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const [before = '', after = ''] = (parts.get(BODY) ?? '').split(MARK);
  const links = [];
  let month;
  let begun = false;

  const begin = () => {
    begun = true;
    for (const [name, text] of parts) if (name !== BODY && name !== LINKS) zip.add(name, text);
    zip.begin(BODY);
    zip.write(before);
  };
  const draw = (row) => {
    links.push(row.address);
    const opening = row.month === month ? '' : paragraph('Heading2', run(row.month));
    month = row.month;
    const title = paragraph('Heading3', run(`${row.number}. `) + link(`item${links.length}`, row.topic));
    const body = row.blocks.map(({ kind, text }) =>
      paragraph(styleByKind[kind], run(kind === 'item' ? `• ${text}` : text)),
    );
    return [opening, title, paragraph('FactsOfItem', run(row.facts)), ...body].join('');
  };
  return {
    add: (rows) => {
      if (!begun) begin();
      zip.write(rows.map(draw).join(''));
      return zip.take();
    },
    end: () => {
      if (!begun) begin();
      const targets = links.map(
        (target, index) =>
          `<Relationship Id="item${index + 1}" Type="${LINK_TYPE}" Target="${escapeXml(target)}" TargetMode="External"/>`,
      );
      const known = (parts.get(LINKS) ?? '').replace('</Relationships>', () => `${targets.join('')}</Relationships>`);
      zip.write(after, true);
      zip.add(LINKS, known);
      zip.end();
      return zip.take();
    },
  };
}
