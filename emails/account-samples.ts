import type { Mail } from '@/lib/mail/schema';

/** Mails about accounts. */
export const accountSamples: readonly Mail[] = [
  {
    template: 'member-welcome',
    data: { userName: 'somying@example.org', password: 'aB3!xYz9#kLm', hours: 72 },
  },
  { template: 'member-known', data: { userName: 'somying@example.org' } },
  {
    template: 'password-reset',
    data: {
      userName: '1350016401',
      door: 'staff',
      link: '/login/reset/?token=sample',
      password: 'k7Q2mX9p',
      minutes: 30,
    },
  },
  {
    template: 'email-changed',
    data: { name: 'คุณสมหญิง ใจดี', userName: 'pr.doikham', door: 'staff', at: '2026-11-20T10:30:00+07:00' },
  },
  {
    template: 'password-changed',
    data: { name: 'คุณสมหญิง ใจดี', userName: 'somying@example.org', door: 'member', at: '2026-11-20T10:30:00+07:00' },
  },
  {
    template: 'institution-received',
    data: {},
  },
  {
    template: 'institution-approved',
    data: { institution: 'วิทยาลัยเทคนิคดอยคำ', userName: '1350016401', password: 'tR8!nWq2#vBx', hours: 72 },
  },
  {
    template: 'institution-refused',
    data: { institution: 'วิทยาลัยเทคนิคดอยคำ', reason: 'หมายเลขโทรศัพท์ติดต่อไม่ได้\nโปรดส่งคำขอใหม่พร้อมหมายเลขของสำนักงาน' },
  },
  {
    template: 'email-change',
    data: { door: 'member', link: '/login/email/?token=sample', minutes: 30 },
  },
  {
    template: 'first-password',
    data: {
      ...{ name: 'สมหญิง ใจดี', userName: 'เลขประจำตัวประชาชน *********0016', door: 'collegeUser' },
      ...{ link: '/login/reset/?token=sample', hours: 72, isReminder: false },
    },
  },
  {
    template: 'staff-password',
    data: {
      name: 'วิทยาลัยเทคนิคดอยคำ',
      userName: '1350016401',
      door: 'staff',
      password: 'hJ5!pZr7#cDf',
      hours: 72,
      isFirst: false,
    },
  },
  { template: 'account-deletion', data: { name: 'คุณสมหญิง ใจดี', userName: 'somying@example.org', day: '2026-12-20' } },
  {
    template: 'account-deletion-soon',
    data: { name: 'ธนพล ใจมั่น', userName: 'thanapon@example.org', day: '2026-11-28' },
  },
  { template: 'account-deleted', data: { name: 'ธนพล ใจมั่น' } },
];
