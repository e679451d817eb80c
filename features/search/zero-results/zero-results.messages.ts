/** Words of the report of zero-result searches. */
export const zeroResultsMessages = {
  'searchMisses.missing': 'ไม่พบคำค้นนี้ในรายการแล้ว',
} as const;
