/** Error pages. Every page carries these texts several times over, so they are few and in a file of their own. */
export const failedMessages = {
  'ui.error': { th: 'เกิดข้อผิดพลาด', en: 'An error occurred' },
  /** Shown beside the Thai; a message of its own, as scripts have no English words of others. */
  'ui.errorNote': 'An error occurred',
  'ui.errorText': {
    th: 'ระบบไม่สามารถแสดงหน้านี้ได้ในขณะนี้ กรุณาลองใหม่อีกครั้ง',
    en: 'This page cannot be shown at the moment. Please try again.',
  },
  'ui.errorCode': { th: 'หากยังพบปัญหา โปรดแจ้งรหัสอ้างอิงนี้แก่เจ้าหน้าที่:', en: 'If this goes on, tell us this reference:' },
  'ui.pageFailed': {
    th: 'เกิดข้อผิดพลาดในการโหลดหน้า กรุณาลองใหม่อีกครั้ง',
    en: 'The page could not be loaded. Please try again.',
  },
  'ui.errorInError': {
    th: 'เกิดข้อผิดพลาดขณะแสดงหน้าข้อผิดพลาด',
    en: 'An error occurred while showing the error page',
  },
  'ui.errorInErrorNote': 'An error occurred while showing the error page',
  'ui.toHome': { th: 'กลับหน้าแรก', en: 'Go to the home page' },
  'ui.retryPage': { th: 'ลองใหม่', en: 'Try again' },
} as const;
