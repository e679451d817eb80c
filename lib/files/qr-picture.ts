import { renderSVG } from 'uqr';
import { loadSharp } from './sharp';

/** Pixels per module, sharp enough for print, and the quiet zone that scanners need, in modules. */
const PIXELS = 6;
const BORDER = 2;

/** QR code of a text as a PNG picture, black on white. */
export async function drawQrPicture(text: string): Promise<Buffer> {
  const svg = renderSVG(text, { ecc: 'M', border: BORDER, pixelSize: PIXELS });
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).greyscale().png({ palette: true, colours: 2 }).toBuffer();
}
