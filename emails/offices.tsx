import { formatLongDate } from '@/lib/time/format';
import { Action, Facts, OptOutNote, Paragraph, Quotation } from './blocks';
import type { Layouts } from './layout';

const noticeTexts = {
  new: { subject: 'มีประกาศใหม่ถึงหน่วยงานของท่าน', lead: 'มีประกาศต่อไปนี้ถึงหน่วยงานของท่าน' },
  reminder: { subject: 'เตือน: มีประกาศที่ยังรอหน่วยงานของท่าน', lead: 'ประกาศต่อไปนี้ยังรอการดำเนินการจากหน่วยงานของท่าน' },
} as const;

/** The duties of a notice's reader, in a few words. */
function formatDuties({ mustRead, answerWanted }: { mustRead: boolean; answerWanted: boolean }): string {
  const acts = [mustRead && 'ยืนยันรับทราบ', answerWanted && 'ตอบกลับ'].filter(Boolean);
  return acts.length > 0 ? acts.join(' และ') : 'อ่าน';
}

const reminderLead = 'หน่วยงานของท่านยังไม่ได้ส่งรายงานผลการดำเนินงานของรอบต่อไปนี้';

const checkingLead = 'รายงานของสถานศึกษาต่อไปนี้รอหน่วยงานของท่านตรวจและส่งต่อส่วนกลาง';

const returnedLead = 'มีการตรวจรายงานผลการดำเนินงานแล้ว และขอให้หน่วยงานแก้ไข';

const forumTexts = {
  mention: { subject: 'มีผู้กล่าวถึงท่านในกระดานสนทนา', lead: 'มีผู้กล่าวถึงท่านในหัวข้อต่อไปนี้' },
  answer: { subject: 'มีคำตอบใหม่ในหัวข้อของท่าน', lead: 'มีผู้ตอบท่านในหัวข้อต่อไปนี้ วันนี้จะแจ้งหัวข้อนี้เพียงฉบับเดียว' },
} as const;

const voiceSubjects = {
  new: 'มีเสียงจากผู้อ่าน {n} เรื่องใหม่ถึงหน่วยงาน',
  soon: 'เสียงจากผู้อ่าน {n} เรื่องใกล้ครบกำหนดตอบ',
  late: 'เสียงจากผู้อ่าน {n} เรื่องเกินกำหนดตอบ',
} as const;
const voiceLeads = {
  new: 'ผู้อ่านเขียนถึงหน่วยงาน หรือแจ้งปัญหาข่าวของหน่วยงาน',
  soon: 'เรื่องจากผู้อ่านต่อไปนี้ต้องตอบภายในสามวัน',
  late: 'เรื่องจากผู้อ่านต่อไปนี้เลยกำหนดตอบแล้ว',
} as const;

const feedLeads = {
  failures: 'ระบบอ่านฟีดต่อไปนี้ไม่สำเร็จหลายครั้งติดกัน จึงหยุดถามไว้ก่อน',
  gone: 'เว็บต้นทางแจ้งว่าเลิกใช้ฟีดต่อไปนี้ถาวรแล้ว ระบบจึงหยุดถาม',
} as const;

/** Mails to offices about notices, reports and the forum. */
export const officeMails = {
  notice: {
    subject: ({ what }) => noticeTexts[what].subject,
    preview: ({ what }) => noticeTexts[what].lead,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>{noticeTexts[data.what].lead}</Paragraph>
        <Facts
          rows={[
            ['ประกาศ', data.title],
            ['จาก', data.by],
            ['สิ่งที่ขอ', formatDuties(data)],
            ['กำหนดภายใน', data.deadline && formatLongDate(new Date(data.deadline))],
          ]}
        />
        <Action site={site} link={data.link} label="เปิดอ่านประกาศ" />
        <OptOutNote />
      </>
    ),
  },
  'feed-paused': {
    subject: () => 'ฟีดที่หน่วยงานติดตามหยุดเอง',
    preview: ({ title }) => title,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>{feedLeads[data.what]}</Paragraph>
        <Facts
          rows={[
            ['ฟีด', data.title],
            ['ครั้งล่าสุด', data.problem],
          ]}
        />
        <Paragraph>ข่าวที่นำเข้าแล้วยังอยู่ครบ กรุณาตรวจที่อยู่ของฟีด แล้วสั่งติดตามต่อหรือนำออก</Paragraph>
        <Action site={site} link={data.link} label="เปิดหน้านำเข้า" />
      </>
    ),
  },
  voices: {
    subject: ({ what, count }) => voiceSubjects[what].replace('{n}', String(count)),
    preview: ({ what }) => voiceLeads[what],
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>{voiceLeads[data.what]}</Paragraph>
        <Facts rows={[['จำนวนเรื่อง', String(data.count)]]} />
        <Paragraph>เปิดอ่าน ตอบในนามหน่วยงาน หรือส่งต่อหากไม่ใช่เรื่องของหน่วยงาน</Paragraph>
        <Action site={site} link={data.link} label="เปิดเสียงจากผู้อ่าน" />
      </>
    ),
  },
  'report-checking': {
    subject: 'มีรายงานของสถานศึกษารอหน่วยงานของท่านส่งต่อ',
    preview: checkingLead,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>{checkingLead}</Paragraph>
        <Facts
          rows={[
            ['รอบการรายงาน', data.period],
            ['จำนวนรายงาน', String(data.count)],
          ]}
        />
        <Paragraph>เปิดอ่าน แล้วรับและส่งต่อ หรือส่งกลับให้สถานศึกษาแก้ไขพร้อมความเห็น</Paragraph>
        <Action site={site} link={data.link} label="เปิดรายงานที่รอส่งต่อ" />
      </>
    ),
  },
  'report-reminder': {
    subject: 'ใกล้ถึงกำหนดส่งรายงานผลการดำเนินงาน',
    preview: reminderLead,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>{reminderLead}</Paragraph>
        <Facts
          rows={[
            ['รอบการรายงาน', data.period],
            ['กำหนดส่ง', formatLongDate(new Date(data.at))],
          ]}
        />
        <Paragraph>ระบบนับจำนวนข่าวและยอดอ่านให้แล้ว ตรวจตัวเลข เพิ่มหมายเหตุหรือไฟล์แนบ แล้วกดส่งรายงาน</Paragraph>
        <Action site={site} link={data.link} label="เปิดรายงาน" />
      </>
    ),
  },
  'report-returned': {
    subject: 'ขอให้แก้ไขรายงานผลการดำเนินงาน',
    preview: returnedLead,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>{returnedLead}</Paragraph>
        <Facts
          rows={[
            ['รอบการรายงาน', data.period],
            ['โดย', data.by],
            ['ส่งใหม่ภายใน', data.at && formatLongDate(new Date(data.at))],
          ]}
        />
        <Paragraph quiet>ความเห็น</Paragraph>
        <Quotation>{data.comment}</Quotation>
        <Paragraph>สิ่งที่เขียนและไฟล์ที่แนบไว้ยังอยู่ครบ แก้ไขแล้วส่งอีกครั้งได้ทันที</Paragraph>
        <Action site={site} link={data.link} label="เปิดรายงานเพื่อแก้ไข" />
      </>
    ),
  },
  'forum-post': {
    subject: ({ what }) => forumTexts[what].subject,
    preview: ({ what }) => forumTexts[what].lead,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>{forumTexts[data.what].lead}</Paragraph>
        <Facts
          rows={[
            ['หัวข้อ', data.topic],
            ['ห้อง', data.room],
            ['ผู้เขียน', data.by],
          ]}
        />
        <Quotation>{data.words}</Quotation>
        <Action site={site} link={data.link} label="เปิดอ่านและตอบ" />
        <OptOutNote />
      </>
    ),
  },
} satisfies Partial<Layouts>;
