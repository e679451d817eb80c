import { newsroomMessages } from '@/features/newsroom/workflow/workflow.messages';
import type { MailData } from '@/lib/mail/schema';
import { findThai } from '@/lib/messages/message';
import { formatLongDate } from '@/lib/time/format';
import { Action, Facts, OptOutNote, Paragraph, Quotation } from './blocks';
import type { Layouts } from './layout';

type Data = MailData['news-decided'];
type OutcomeTexts = { subject: string; lead: string; wrote: string; next: string; action: string };

const outcomes: Readonly<Record<Data['outcome'], OutcomeTexts>> = {
  returned: {
    subject: 'ข่าวของท่านถูกส่งกลับให้แก้ไข',
    lead: 'ผู้พิจารณาขอให้แก้ไขข่าวต่อไปนี้ แล้วส่งขออนุมัติอีกครั้ง',
    wrote: 'ความเห็นของผู้พิจารณา',
    next: 'เนื้อหาที่เขียนไว้ยังอยู่ครบ แก้ไขแล้วส่งขออนุมัติใหม่ได้ทันที',
    action: 'เปิดข่าวเพื่อแก้ไข',
  },
  approved: {
    subject: 'ข่าวของท่านได้รับการอนุมัติแล้ว',
    lead: 'ข่าวต่อไปนี้ได้รับการอนุมัติ',
    wrote: 'ความเห็นของผู้พิจารณา',
    next: 'ขอบคุณที่ร่วมเผยแพร่ข่าวสารของหน่วยงาน',
    action: 'เปิดดูข่าว',
  },
  withdrawn: {
    subject: 'ข่าวของท่านถูกถอนการเผยแพร่',
    lead: 'ผู้อ่านไม่เห็นข่าวต่อไปนี้แล้ว ประวัติและเนื้อหายังอยู่ในระบบ',
    wrote: 'คำชี้แจง',
    next: 'หากมีข้อสงสัย โปรดติดต่อผู้ที่ถอนการเผยแพร่',
    action: 'เปิดดูข่าว',
  },
  revisionApproved: {
    subject: 'ฉบับแก้ไขของท่านได้รับการอนุมัติแล้ว',
    lead: 'ผู้อ่านเห็นข่าวต่อไปนี้ตามฉบับที่ท่านแก้ไขแล้ว',
    wrote: 'ความเห็นของผู้พิจารณา',
    next: 'ฉบับก่อนหน้ายังเก็บไว้ในประวัติของข่าว',
    action: 'เปิดดูข่าว',
  },
  revisionRefused: {
    subject: 'ฉบับแก้ไขของท่านไม่ผ่านการพิจารณา',
    lead: 'ผู้อ่านยังเห็นข่าวต่อไปนี้ตามฉบับเดิม',
    wrote: 'ความเห็นของผู้พิจารณา',
    next: 'ฉบับแก้ไขของท่านเก็บไว้ในประวัติของข่าว ปรับแล้วส่งใหม่ได้',
    action: 'เปิดข่าวเพื่อแก้ไข',
  },
};

const waitingTexts = {
  item: { subject: 'มีข่าวรอท่านพิจารณา', lead: 'มีผู้ส่งข่าวต่อไปนี้ขออนุมัติ' },
  revision: {
    subject: 'มีฉบับแก้ไขของข่าวรอท่านพิจารณา',
    lead: 'มีผู้แก้ไขข่าวที่เผยแพร่แล้ว ผู้อ่านยังเห็นฉบับเดิมจนกว่าจะอนุมัติ',
  },
} as const;

type WaitingData = MailData['news-waiting'] & { since?: string };

/** The waiting item, where it comes from, and since when it waits, if the mail says so. */
const WaitingFacts = ({ data }: { data: Omit<WaitingData, 'what'> }) => (
  <Facts
    rows={[
      ['หัวข้อข่าว', data.topic],
      ['ผู้ส่ง', data.author],
      ['หน่วยงาน', data.organisation],
      ['เส้นทาง', data.road],
      ['ทำหน้าที่แทน', data.standInFor],
      ['รอตั้งแต่', data.since && formatLongDate(new Date(data.since))],
    ]}
  />
);

/** Mails about items in review. */
export const newsroomMails = {
  'news-decided': {
    subject: ({ outcome }) => outcomes[outcome].subject,
    preview: ({ outcome }) => outcomes[outcome].lead,
    Body: ({ data, site }) => {
      const { lead, wrote, next, action } = outcomes[data.outcome];
      return (
        <>
          <Paragraph>เรียน {data.name}</Paragraph>
          <Paragraph>{lead}</Paragraph>
          <Facts
            rows={[
              ['หัวข้อข่าว', data.topic],
              ['โดย', data.by],
              ['เหตุผล', data.reason && (findThai(newsroomMessages, `newsroom.reason.${data.reason}`) ?? data.reason)],
              ['เส้นทาง', data.road],
              ['เผยแพร่', data.at && formatLongDate(new Date(data.at))],
            ]}
          />
          {data.comment && (
            <>
              <Paragraph quiet>{wrote}</Paragraph>
              <Quotation>{data.comment}</Quotation>
            </>
          )}
          <Paragraph>{next}</Paragraph>
          <Action site={site} link={data.link} label={action} />
          <OptOutNote />
        </>
      );
    },
  },
  'news-waiting': {
    subject: ({ what }) => waitingTexts[what].subject,
    preview: ({ what }) => waitingTexts[what].lead,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>{waitingTexts[data.what].lead}</Paragraph>
        <WaitingFacts data={data} />
        <Action site={site} link={data.link} label="เปิดเพื่อพิจารณา" />
        <OptOutNote />
      </>
    ),
  },
  'news-overdue': {
    subject: () => 'เตือน: มีข่าวรอท่านพิจารณาเกินสองวันทำการ',
    preview: ({ topic }) => topic,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>ข่าวต่อไปนี้รอการพิจารณาของหน่วยงานท่านมาเกินสองวันทำการแล้ว</Paragraph>
        <WaitingFacts data={data} />
        <Action site={site} link={data.link} label="เปิดเพื่อพิจารณา" />
        <OptOutNote />
      </>
    ),
  },
  'news-escalated': {
    subject: () => 'แจ้ง: มีข่าวรอพิจารณาเกินกำหนดที่หน่วยงานในสังกัด',
    preview: ({ topic }) => topic,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน {data.name}</Paragraph>
        <Paragraph>
          ข่าวต่อไปนี้รอการพิจารณาเกินกำหนดแล้ว ระบบจึงแจ้งท่านในฐานะหน่วยงานเหนือขึ้นไปเพื่อช่วยติดตาม ข่าวจะไม่เผยแพร่เองจนกว่าจะมีผู้อนุมัติ
        </Paragraph>
        <WaitingFacts data={data} />
        <Action site={site} link={data.link} label="เปิดดูข่าว" />
        <OptOutNote />
      </>
    ),
  },
} satisfies Partial<Layouts>;
