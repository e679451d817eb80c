/** Words of the report of zero-result searches. */
export const zeroResultsMessages = {
  'searchMisses.missing': { th: 'ไม่พบคำค้นนี้ในรายการแล้ว', en: 'This search is no longer in the list' },
} as const;
