export const drawnCoversMessages = {
  'covers.missing': 'ไม่พบภาพนี้',
} as const;
