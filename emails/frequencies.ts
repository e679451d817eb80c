import type { MailData } from '@/lib/mail/schema';

/** Names of the frequencies of alerts in mails. */
export const frequencyNames: Readonly<Record<MailData['alert-items']['rhythm'], string>> = {
  now: 'ทันทีที่มีข่าว',
  daily: 'รวมวันละครั้ง เวลา 08.00 น.',
  weekly: 'รวมสัปดาห์ละครั้ง วันจันทร์ เวลา 08.00 น.',
};
