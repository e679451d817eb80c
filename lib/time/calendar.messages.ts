/** Names of the days of the week, Sunday first. */
export const weekdayMessages = [
  { th: 'อาทิตย์', en: 'Sunday' },
  { th: 'จันทร์', en: 'Monday' },
  { th: 'อังคาร', en: 'Tuesday' },
  { th: 'พุธ', en: 'Wednesday' },
  { th: 'พฤหัสบดี', en: 'Thursday' },
  { th: 'ศุกร์', en: 'Friday' },
  { th: 'เสาร์', en: 'Saturday' },
] as const;

export const monthMessages = [
  { th: 'มกราคม', en: 'January' },
  { th: 'กุมภาพันธ์', en: 'February' },
  { th: 'มีนาคม', en: 'March' },
  { th: 'เมษายน', en: 'April' },
  { th: 'พฤษภาคม', en: 'May' },
  { th: 'มิถุนายน', en: 'June' },
  { th: 'กรกฎาคม', en: 'July' },
  { th: 'สิงหาคม', en: 'August' },
  { th: 'กันยายน', en: 'September' },
  { th: 'ตุลาคม', en: 'October' },
  { th: 'พฤศจิกายน', en: 'November' },
  { th: 'ธันวาคม', en: 'December' },
] as const;

export const shortMonthMessages = [
  { th: 'ม.ค.', en: 'Jan' },
  { th: 'ก.พ.', en: 'Feb' },
  { th: 'มี.ค.', en: 'Mar' },
  { th: 'เม.ย.', en: 'Apr' },
  { th: 'พ.ค.', en: 'May' },
  { th: 'มิ.ย.', en: 'Jun' },
  { th: 'ก.ค.', en: 'Jul' },
  { th: 'ส.ค.', en: 'Aug' },
  { th: 'ก.ย.', en: 'Sep' },
  { th: 'ต.ค.', en: 'Oct' },
  { th: 'พ.ย.', en: 'Nov' },
  { th: 'ธ.ค.', en: 'Dec' },
] as const;
