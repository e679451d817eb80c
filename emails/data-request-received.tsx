import { dataRequestsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { Action, Facts, Paragraph } from './blocks';
import { formatDay } from './format-day';
import type { Layout } from './layout';

export const dataRequestReceived: Layout<'rights-received'> = {
  subject: 'ได้รับคำขอใช้สิทธิของท่านแล้ว',
  preview: 'เก็บรหัสติดตามไว้เพื่อดูความคืบหน้า',
  Body: ({ data, site }) => (
    <>
      <Paragraph>ได้รับคำขอใช้สิทธิเกี่ยวกับข้อมูลส่วนบุคคลแล้ว เจ้าหน้าที่จะแจ้งความคืบหน้าและคำตอบทางอีเมลนี้</Paragraph>
      <Facts
        rows={[
          ['คำขอ', dataRequestsMessages[`rights.kind.${data.what}`].th],
          ['ตอบภายในวันที่', formatDay(data.day)],
          ['รหัสติดตาม', data.trackingCode],
        ]}
      />
      <Action site={site} link={data.link} label="ดูความคืบหน้า" />
      <Paragraph quiet>หากท่านไม่ได้ยื่นคำขอนี้ โปรดแจ้งหน่วยงาน เจ้าหน้าที่ตรวจตัวตนก่อนดำเนินการทุกครั้ง</Paragraph>
    </>
  ),
};
