import { formatDate } from '@/lib/time/format';
import { Action, Paragraph } from './blocks';
import type { Layout } from './layout';
import { buildPageUrl } from './page-url';

/** Formats a day, which begins at midnight in Thailand. */
export const formatDay = (day: string) => formatDate(new Date(`${day}T00:00:00+07:00`));

export const accountDeletion: Layout<'account-deletion'> = {
  subject: 'บัญชีของท่านจะถูกลบ',
  preview: 'เข้าสู่ระบบก่อนวันที่กำหนด หากต้องการเก็บบัญชีไว้',
  Body: ({ data, site }) => (
    <>
      <Paragraph>เรียน {data.name}</Paragraph>
      <Paragraph>
        บัญชี {site.brand} ของท่านจะถูกลบในวันที่ {formatDay(data.day)} พร้อมข้อมูลส่วนบุคคลในบัญชี และกู้คืนไม่ได้
      </Paragraph>
      <Paragraph>หากต้องการเก็บบัญชีไว้ ให้เข้าสู่ระบบแล้วกด “ยกเลิกการลบบัญชี” ที่แถบด้านบนก่อนวันดังกล่าว</Paragraph>
      <Action href={buildPageUrl(site, '/login/?next=%2Fmember%2Faccount')}>เข้าสู่ระบบเพื่อเก็บบัญชีไว้</Action>
    </>
  ),
};
