export const linkPreviewsMessages = {
  'opengraph.missing': 'ไม่พบภาพนี้',
} as const;
