export const sitemapsMessages = {
  'sitemaps.missing': { th: 'ไม่มีแผนผังเว็บไซต์ส่วนนี้', en: 'There is no such sitemap' },
} as const;
