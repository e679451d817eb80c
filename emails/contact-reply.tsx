import { Facts, Paragraph, Quotation } from './blocks';
import type { Layout } from './layout';

export const contactReply: Layout<'contact-reply'> = {
  subject: 'หน่วยงานตอบข้อความของท่านแล้ว',
  preview: ({ trackingCode }) => `คำตอบจากหน่วยงาน รหัสติดตาม ${trackingCode}`,
  Body: ({ data }) => (
    <>
      <Paragraph>เรียน ผู้ส่งข้อความ</Paragraph>
      <Paragraph>หน่วยงานขอตอบข้อความที่ท่านส่งไว้ ดังนี้</Paragraph>
      <Quotation>{data.body}</Quotation>
      <Facts rows={[['รหัสติดตาม', data.trackingCode]]} />
    </>
  ),
};
