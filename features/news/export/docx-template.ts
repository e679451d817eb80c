import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphStyleOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { printMessages } from '@/lib/files/print-messages';

/** Standard font of Thai offices; sizes in half-points. */
const FONT = 'TH Sarabun New';
const BODY = 32;
const [RED, QUIET, BLUE] = ['74101F', '5F554E', '1F4E9E'];
/** Style of the placeholder paragraph for the items; text can't imitate it, as angle brackets are escaped. */
const ITEMS_PLACEHOLDER = 'PlaceOfItems';

const font = { ascii: FONT, hAnsi: FONT, cs: FONT, eastAsia: FONT };
/** Thai is a complex script in Word, so that size and weight are set twice. */
const buildRunOptions = (size: number, more: Pick<IRunOptions, 'bold' | 'color'> = {}): IRunOptions => ({
  font,
  size,
  sizeComplexScript: size,
  ...more,
  ...(more.bold ? { boldComplexScript: true } : {}),
});

const buildStyle = (id: string, name: string, run: IRunOptions, paragraph: IParagraphStyleOptions['paragraph']) => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  run,
  paragraph,
});

/**
 * Builds a Word document without its items: title, styles and footer. A placeholder paragraph marks where the items go.
 *
 * @param head title, the lines below it, and the agency for the page footer
 */
export function buildDocxTemplate(head: {
  title: string;
  subtitles: readonly string[];
  agency: string;
}): Promise<Buffer> {
  const document = new Document({
    title: head.title,
    creator: head.agency,
    description: head.subtitles.join(' · '),
    styles: {
      default: {
        document: { run: { ...buildRunOptions(BODY), language: { value: 'th-TH', bidirectional: 'th-TH' } } },
        heading1: { run: buildRunOptions(44, { bold: true, color: RED }), paragraph: { spacing: { after: 60 } } },
        heading2: {
          run: buildRunOptions(38, { bold: true, color: RED }),
          paragraph: { spacing: { before: 320, after: 60 }, keepNext: true },
        },
        heading3: {
          run: buildRunOptions(BODY, { bold: true }),
          paragraph: { spacing: { before: 200 }, keepNext: true, keepLines: true },
        },
        hyperlink: { run: { ...buildRunOptions(BODY, { color: BLUE }), underline: {} } },
      },
      paragraphStyles: [
        buildStyle('FactsOfItem', 'Facts of an item', buildRunOptions(28, { color: QUIET }), {
          spacing: { after: 60 },
        }),
        buildStyle('BodyOfItem', 'Body of an item', buildRunOptions(BODY), { spacing: { after: 60 } }),
        buildStyle('PartOfItem', 'Part of an item', buildRunOptions(BODY, { bold: true }), {
          spacing: { before: 80 },
          keepNext: true,
        }),
        buildStyle('EntryOfItem', 'Entry of an item', buildRunOptions(BODY), { indent: { left: 480, hanging: 200 } }),
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1_134, bottom: 1_134, left: 1_134, right: 1_134 },
          },
        },
        footers: { default: buildFooter(head.agency) },
        children: [
          new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(head.title)] }),
          ...head.subtitles.map((text) => new Paragraph({ style: 'FactsOfItem', children: [new TextRun(text)] })),
          new Paragraph({ style: ITEMS_PLACEHOLDER }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const buildFooter = (agency: string): Footer => {
  const run = (child: IRunOptions['children']) =>
    new TextRun({ ...buildRunOptions(24, { color: QUIET }), children: child });
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          run([`${agency} · ${printMessages['print.page'].th} `]),
          run([PageNumber.CURRENT]),
          run([' / ']),
          run([PageNumber.TOTAL_PAGES]),
        ],
      }),
    ],
  });
};
