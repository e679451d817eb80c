import { BUDDHIST_OFFSET, toThaiDay } from '@/lib/time/format';

/**
 * The header that gives a downloaded file its name and its day: Thai for those who read RFC 5987, Latin for the others.
 *
 * @param title in Thai; what no file name holds becomes a blank
 * @param latin letters of a file name
 */
export function buildContentDisposition(title: string, latin: string, extension: string, now: Date): string {
  const day = toThaiDay(now);
  const thai = `${title.replace(/[\\/:*?"<>|\p{C}]/gu, ' ')} ${Number(day.slice(0, 4)) + BUDDHIST_OFFSET}${day.slice(4)}.${extension}`;
  const encoded = encodeURIComponent(thai).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${latin}-${day}.${extension}"; filename*=UTF-8''${encoded}`;
}
