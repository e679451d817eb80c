import { join } from 'node:path';
import { insertBreaks } from '@/lib/text/thai-words/insert-breaks';

const FONTS = join(process.cwd(), 'node_modules/@expo-google-fonts/noto-sans-thai');
export const MARGIN_POINTS = 64;

/** A zero-width space between words lets lines break where Thai readers expect it. */
export const breakable = (text: string) => insertBreaks(text, '\u200b');

/** Loaded on demand: of the render workers only the one that fills an empty database needs it. */
export async function loadPdfmake() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({
    Thai: {
      normal: join(FONTS, '300Light/NotoSansThai_300Light.ttf'),
      bold: join(FONTS, '600SemiBold/NotoSansThai_600SemiBold.ttf'),
    },
  });
  pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(FONTS));
  pdfmake.setUrlAccessPolicy(() => false);
  return pdfmake;
}

/** A plain A4 document: title, then paragraphs; one that starts with `# ` is a heading. */
export async function makePdf(title: string, paragraphs: readonly string[]): Promise<Uint8Array> {
  const pdfmake = await loadPdfmake();
  const document = pdfmake.createPdf({
    pageMargins: MARGIN_POINTS,
    info: { title },
    defaultStyle: { font: 'Thai', fontSize: 12, lineHeight: 1.5 },
    content: [
      { text: breakable(title), fontSize: 18, bold: true, margin: [0, 0, 0, 16] },
      ...paragraphs.map((text) =>
        text.startsWith('# ')
          ? {
              text: breakable(text.slice(2)),
              fontSize: 14,
              bold: true,
              margin: [0, 12, 0, 4] as [number, number, number, number],
            }
          : { text: breakable(text), margin: [0, 0, 0, 8] as [number, number, number, number] },
      ),
    ],
  });
  return document.getBuffer();
}
