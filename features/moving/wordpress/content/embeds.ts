import { readVideo } from '@/lib/rich-text/video';
import { escapeHtml } from '@/lib/text/escape-html';
import { decodeEntities } from '../../legacy/entities.rules';
import type { Notes } from './notes';

/** Services whose address alone on a line WordPress shows as what is there. */
const SERVICES =
  /(?:^|\.)(?:vimeo\.com|dailymotion\.com|dai\.ly|twitter\.com|x\.com|instagram\.com|tiktok\.com|facebook\.com|soundcloud\.com|spotify\.com|flickr\.com|flic\.kr|slideshare\.net|scribd\.com|issuu\.com|ted\.com|tumblr\.com|reddit\.com|pinterest\.com|wordpress\.tv|videopress\.com|anchor\.fm|canva\.com|youtube\.com|youtu\.be)$/;
/** An address alone on a line, and alone in a paragraph. */
const LINE = /^[^\S\n]*(https?:\/\/[^\s<>"[\]]+)[^\S\n]*$/gm;
const PARAGRAPH = /<p(?:\s[^<>]*)?>\s*(https?:\/\/[^\s<>"[\]]+)\s*<\/p\s*>/gi;

/** A paragraph with a link. */
export const toLinkHtml = (address: string, text: string): string =>
  `<p><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></p>`;

/** Name of a file by its address. */
export function readFileName(address: string): string {
  const last = URL.canParse(address) ? (new URL(address).pathname.split('/').at(-1) ?? '') : '';
  try {
    return decodeURIComponent(last) || address;
  } catch {
    return last;
  }
}

/**
 * HTML for something of another site: the player of a video that the portal shows, else a link, which is listed.
 *
 * @param kind of the loss
 */
export function toEmbedHtml(address: string, notes: Notes, kind = 'embed'): string {
  const clean = decodeEntities(address.trim());
  const video = readVideo(clean.startsWith('//') ? `https:${clean}` : clean);
  if (video?.embed) return `<iframe src="${escapeHtml(video.embed)}"></iframe>`;
  if (!video) return '';
  notes.add(kind, video.watch);
  return toLinkHtml(video.watch, kind === 'media' ? readFileName(video.watch) : clean);
}

/** Replaces addresses that stand alone, on a line or in a paragraph, by what WordPress shows for them. */
export function expandAddressLines(html: string, notes: Notes): string {
  const show = (whole: string, address: string) => {
    const clean = decodeEntities(address);
    if (!URL.canParse(clean)) return whole;
    const isService = SERVICES.test(new URL(clean).hostname);
    return `\n\n${isService ? toEmbedHtml(clean, notes) : toLinkHtml(clean, clean)}\n\n`;
  };
  return html.replace(PARAGRAPH, show).replace(LINE, show);
}
