/** Words of printed documents. */
export const printMessages = {
  'print.page': { th: 'หน้า', en: 'Page' },
  'print.date': { th: 'วันที่ ......... / ......... / .........', en: 'Date' },
} as const;
