export const linkPreviewsMessages = {
  'opengraph.missing': { th: 'ไม่พบภาพนี้', en: 'There is no such picture' },
} as const;
