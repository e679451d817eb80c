import { isEnglish } from '@/lib/messages/language';
import type { SiteSettings } from '@/lib/site/schema';

/** Texts of the home page for titles and link previews: they name the agency, as "home" says nothing elsewhere. */
export const describeHomePage = ({ agency, agencyEn }: SiteSettings) => ({
  th: agency,
  en: agencyEn,
  path: '/',
  description: isEnglish()
    ? `News of ${agencyEn} and its colleges: read, search and follow it in one place`
    : `ข่าวและประชาสัมพันธ์ของ${agency}และสถานศึกษาในสังกัด อ่าน ค้นหา และติดตามได้ที่เดียว`,
  feed: {},
});
