/** English where the old site was in English. */
export const registrationMessages = {
  'members.nameRequired': { th: 'Name is required', en: 'Name is required' },
  'members.nameShort': { th: 'Name must be at least 2 characters', en: 'Name must be at least 2 characters' },
  'members.nameLong': { th: 'Name must be less than 50 characters', en: 'Name must be less than 50 characters' },
  'members.nameLetters': {
    th: 'Name can only contain letters and spaces',
    en: 'Name can only contain letters and spaces',
  },
  'members.emailRequired': { th: 'Email is required', en: 'Email is required' },
  'members.emailInvalid': { th: 'Email must be valid', en: 'Email must be valid' },
  'members.emailFormat': { th: 'Please enter a valid email format', en: 'Please enter a valid email format' },
  'members.genderRequired': { th: 'Please select your gender', en: 'Please select your gender' },
  'members.birthDateRequired': { th: 'Birth date is required', en: 'Birth date is required' },
  'members.birthDateBad': {
    th: 'กรุณากรอกวันเกิดเป็น วัน/เดือน/ปี พ.ศ. เช่น 21/11/2551',
    en: 'Please give the day as day/month/year of the Buddhist era, such as 21/11/2551',
  },
  'members.birthDateOutside': {
    th: 'วันเกิดต้องอยู่ในช่วง 13 ถึง 120 ปีที่ผ่านมา',
    en: 'Birth date must be between 120 and 13 years ago',
  },
  'members.termsRequired': {
    th: 'You must agree to the terms and conditions',
    en: 'You must agree to the terms and conditions',
  },
  'members.termsChanged': {
    th: 'ข้อกำหนดมีฉบับใหม่แล้ว กรุณาเปิดหน้านี้ใหม่ แล้วอ่านและยอมรับอีกครั้ง',
    en: 'There are new terms. Please open this page again, read and accept them.',
  },
  'members.fillIn': {
    th: 'Please fill in all required fields correctly',
    en: 'Please fill in all required fields correctly',
  },
  'members.agree': { th: 'Please agree to the terms and conditions', en: 'Please agree to the terms and conditions' },
  'members.registered': 'Account created successfully! Check your email for login credentials.',
  'members.failed': { th: 'Registration failed. Please try again.', en: 'Registration failed. Please try again.' },
  'members.tooMany': 'มีการสมัครสมาชิกจากเครือข่ายนี้มากเกินไป กรุณารอแล้วลองใหม่',
} as const;
