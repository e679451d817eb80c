export const sitemapsMessages = {
  'sitemaps.missing': 'ไม่มีแผนผังเว็บไซต์ส่วนนี้',
} as const;
