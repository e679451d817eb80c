import { Action, Facts, Paragraph, Quotation } from './blocks';
import type { Layouts } from './layout';
import { buildLoginLink } from './login-link';

/** Mails about an institution’s request for its password. */
export const institutionMails = {
  'institution-received': {
    subject: 'ได้รับคำขอรหัสผ่านของสถานศึกษา/หน่วยงานแล้ว',
    preview: 'ผู้ดูแลระบบจะตรวจสอบ แล้วแจ้งผลทางอีเมล',
    Body: ({ site }) => (
      <>
        <Paragraph>เรียน ผู้ประสานงาน</Paragraph>
        <Paragraph>
          {site.brand} ได้รับคำขอรหัสผ่านของสถานศึกษา/หน่วยงานที่ระบุอีเมลนี้แล้ว ผู้ดูแลระบบจะตรวจสอบและแจ้งผลทางอีเมล
        </Paragraph>
        <Paragraph quiet>หากท่านไม่ได้ส่งคำขอนี้ โปรดแจ้งผู้ดูแลระบบ</Paragraph>
      </>
    ),
  },
  'institution-approved': {
    subject: 'ชื่อผู้ใช้และรหัสผ่านของสถานศึกษา/หน่วยงาน',
    preview: 'คำขอรหัสผ่านได้รับการอนุมัติแล้ว',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน ผู้ประสานงาน {data.institution}</Paragraph>
        <Paragraph>
          คำขอรหัสผ่านได้รับการอนุมัติแล้ว ใช้ข้อมูลนี้เข้าสู่ระบบครั้งแรกภายใน {data.hours} ชั่วโมง จากนั้นระบบจะให้ท่านตั้งรหัสผ่านใหม่
        </Paragraph>
        <Facts
          rows={[
            ['ชื่อผู้ใช้', data.userName],
            ['รหัสผ่านเริ่มต้น', data.password],
          ]}
        />
        <Action site={site} link={buildLoginLink('staff')} label="เข้าสู่ระบบ" />
        <Paragraph quiet>โปรดเก็บเป็นความลับ และอย่าส่งอีเมลนี้ต่อให้ผู้อื่น</Paragraph>
      </>
    ),
  },
  'institution-refused': {
    subject: 'ผลคำขอรหัสผ่านของสถานศึกษา/หน่วยงาน',
    preview: 'คำขอรหัสผ่านไม่ได้รับการอนุมัติ',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน ผู้ประสานงาน {data.institution}</Paragraph>
        <Paragraph>ผู้ดูแลระบบตรวจสอบคำขอรหัสผ่านแล้ว ไม่สามารถอนุมัติได้{data.reason ? ' ด้วยเหตุผลดังนี้' : ''}</Paragraph>
        {data.reason && <Quotation>{data.reason}</Quotation>}
        <Paragraph>ท่านแก้ไขข้อมูลแล้วส่งคำขอใหม่ได้ที่หน้าเข้าสู่ระบบ หรือสอบถามผู้ดูแลระบบที่หน้าติดต่อเรา</Paragraph>
        <Action site={site} link="/login/?form=request" label="ส่งคำขอใหม่" />
        <Action site={site} link="/contact/" label="ติดต่อเรา" />
      </>
    ),
  },
} satisfies Partial<Layouts>;
