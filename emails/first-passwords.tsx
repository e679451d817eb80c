import { Action, Facts, Paragraph } from './blocks';
import type { Layouts } from './layout';
import { buildLoginLink, loginNameLabels } from './login-link';

/** Mails with a link to choose the first password. */
export const firstPasswordMails = {
  'first-password': {
    subject: ({ isReminder }) => (isReminder ? 'บัญชีของท่านรอการเข้าสู่ระบบครั้งแรก' : 'ตั้งรหัสผ่านแรกของบัญชีท่าน'),
    preview: 'กดปุ่มในอีเมลนี้เพื่อตั้งรหัสผ่านของท่านเอง',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>
          {data.isReminder ? `ท่านมีบัญชี ${site.brand} แต่ยังไม่เคยเข้าสู่ระบบ` : `หน่วยงานที่ดูแลเปิดบัญชี ${site.brand} ให้ท่านแล้ว`}{' '}
          กดปุ่มด้านล่างภายใน {data.hours} ชั่วโมง เพื่อตั้งรหัสผ่านของท่านเอง
        </Paragraph>
        <Action site={site} link={data.link} label="ตั้งรหัสผ่าน" />
        <Paragraph>จากนั้นเข้าสู่ระบบด้วยชื่อผู้ใช้นี้</Paragraph>
        <Facts rows={[[loginNameLabels[data.door], data.userName]]} />
        <Action site={site} link={buildLoginLink(data.door)} label="ไปหน้าเข้าสู่ระบบ" />
        <Paragraph quiet>ลิงก์ใช้ได้ครั้งเดียว หากเกินเวลา ให้เลือก “ลืมรหัสผ่าน” ในหน้าเข้าสู่ระบบ และโปรดอย่าส่งอีเมลนี้ต่อให้ผู้อื่น</Paragraph>
      </>
    ),
  },
} satisfies Partial<Layouts>;
