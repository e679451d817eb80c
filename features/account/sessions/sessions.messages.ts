/** The words of the list of one's own sessions. */
export const sessionsMessages = {
  'devices.sessionEnded': { th: 'ออกจากระบบที่อุปกรณ์นั้นแล้ว', en: 'That device is logged out' },
  'devices.sessionsEnded': { th: 'ออกจากระบบที่อุปกรณ์อื่นทั้งหมดแล้ว', en: 'All other devices are logged out' },
  'devices.unknownBrowser': { th: 'เบราว์เซอร์อื่น', en: 'Another browser' },
  'devices.unknownSystem': { th: 'ระบบอื่น', en: 'Another system' },
} as const;
