import { Action, Facts, Paragraph } from './blocks';
import type { Layout } from './layout';

const subjects = { suggestion: 'ได้รับข้อเสนอแนะของท่านแล้ว', complaint: 'ได้รับเรื่องร้องเรียนของท่านแล้ว' } as const;

export const suggestionReceived: Layout<'suggestion-received'> = {
  subject: ({ what }) => subjects[what],
  preview: 'เก็บรหัสติดตามไว้เพื่อดูความคืบหน้า',
  Body: ({ data, site }) => (
    <>
      <Paragraph>ขอบคุณที่มีส่วนร่วม เจ้าหน้าที่จะพิจารณาและแจ้งความคืบหน้าทุกขั้นตอนทางอีเมลนี้</Paragraph>
      <Facts rows={[['รหัสติดตาม', data.trackingCode]]} />
      <Action site={site} link={data.link} label="ดูความคืบหน้า" />
      <Paragraph quiet>
        ผู้ที่มีรหัสนี้เห็นเพียงสถานะและบันทึกถึงผู้ส่ง ไม่เห็นชื่อหรือข้อความของท่าน หากท่านไม่ได้ส่งเรื่องใด ไม่ต้องดำเนินการใด ๆ
      </Paragraph>
    </>
  ),
};
