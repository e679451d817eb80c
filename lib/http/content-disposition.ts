import { BUDDHIST_OFFSET, toThaiDay } from '@/lib/time/format';

/**
 * Builds the Content-Disposition of a download, with the date in its name: Thai for clients that support RFC 5987,
 * Latin for others.
 *
 * @param title in Thai; characters that file names forbid become blanks
 * @param latin name in letters that any file system accepts
 */
export function buildContentDisposition(title: string, latin: string, extension: string, now: Date): string {
  const day = toThaiDay(now);
  const thai = `${title.replace(/[\\/:*?"<>|\p{C}]/gu, ' ')} ${Number(day.slice(0, 4)) + BUDDHIST_OFFSET}${day.slice(4)}.${extension}`;
  const encoded = encodeURIComponent(thai).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${latin}-${day}.${extension}"; filename*=UTF-8''${encoded}`;
}
