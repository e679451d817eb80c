export const sessionsMessages = {
  'devices.sessionEnded': 'ออกจากระบบที่อุปกรณ์นั้นแล้ว',
  'devices.sessionsEnded': 'ออกจากระบบที่อุปกรณ์อื่นทั้งหมดแล้ว',
  'devices.unknownBrowser': 'เบราว์เซอร์อื่น',
  'devices.unknownSystem': 'ระบบอื่น',
} as const;
