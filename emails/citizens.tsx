import { dataRequestsMessages } from '@/features/citizens/data-requests/data-requests.messages';
import { Action, Facts, Paragraph, Quotation } from './blocks';
import { formatDay } from './format-day';
import type { Layouts } from './layout';

const suggestionSubjects = { suggestion: 'ได้รับข้อเสนอแนะของท่านแล้ว', complaint: 'ได้รับเรื่องร้องเรียนของท่านแล้ว' } as const;

const suggestionStatuses = {
  new: 'รับเรื่องแล้ว',
  working: 'กำลังดำเนินการ',
  done: 'ดำเนินการแล้วเสร็จ',
  dismissed: 'ไม่ดำเนินการ',
} as const;

/** Mails about messages, suggestions and requests of citizens. */
export const citizenMails = {
  'contact-reply': {
    subject: 'หน่วยงานตอบข้อความของท่านแล้ว',
    preview: ({ trackingCode }) => `คำตอบจากหน่วยงาน รหัสติดตาม ${trackingCode}`,
    Body: ({ data }) => (
      <>
        <Paragraph>เรียน ผู้ส่งข้อความ</Paragraph>
        <Paragraph>{data.office ?? 'หน่วยงาน'}ขอตอบข้อความที่ท่านส่งไว้ ดังนี้</Paragraph>
        <Quotation>{data.body}</Quotation>
        <Facts rows={[['รหัสติดตาม', data.trackingCode]]} />
      </>
    ),
  },
  'suggestion-received': {
    subject: ({ what }) => suggestionSubjects[what],
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
  },
  'suggestion-step': {
    subject: 'ความคืบหน้าของเรื่องที่ท่านส่ง',
    preview: ({ outcome }) => `สถานะ: ${suggestionStatuses[outcome]}`,
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรื่องที่ท่านส่งมีความคืบหน้า ดังนี้</Paragraph>
        <Facts
          rows={[
            ['สถานะ', suggestionStatuses[data.outcome]],
            ['หน่วยงานที่ดำเนินการ', data.office],
            ['รหัสติดตาม', data.trackingCode],
          ]}
        />
        {data.note !== '' && <Quotation>{data.note}</Quotation>}
        <Action site={site} link={data.link} label="ดูทุกขั้นตอน" />
      </>
    ),
  },
  'rights-received': {
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
  },
  'rights-step': {
    subject: 'ความคืบหน้าของคำขอใช้สิทธิ',
    preview: ({ outcome }) => `สถานะ: ${dataRequestsMessages[`rights.status.${outcome}`]}`,
    Body: ({ data, site }) => (
      <>
        <Paragraph>คำขอใช้สิทธิเกี่ยวกับข้อมูลส่วนบุคคลของท่านมีความคืบหน้า ดังนี้</Paragraph>
        <Facts
          rows={[
            ['คำขอ', dataRequestsMessages[`rights.kind.${data.what}`].th],
            ['สถานะ', dataRequestsMessages[`rights.status.${data.outcome}`]],
            ['หน่วยงานที่ดำเนินการ', data.office],
            ['ตอบภายในวันที่', formatDay(data.day)],
            ['รหัสติดตาม', data.trackingCode],
          ]}
        />
        {data.note !== '' && <Quotation>{data.note}</Quotation>}
        <Action site={site} link={data.link} label="ดูทุกขั้นตอน" />
        {data.outcome === 'dismissed' && (
          <Paragraph quiet>หากไม่เห็นด้วย ท่านมีสิทธิร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล</Paragraph>
        )}
      </>
    ),
  },
  'rights-reminder': {
    subject: ({ days }) => `คำขอใช้สิทธิต้องตอบภายใน ${days} วัน`,
    preview: 'ยังมีคำขอใช้สิทธิเกี่ยวกับข้อมูลส่วนบุคคลที่ยังไม่ปิด',
    Body: ({ data, site }) => (
      <>
        <Paragraph>คำขอต่อไปนี้ใกล้ครบกำหนดตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล</Paragraph>
        <Facts
          rows={[
            ['คำขอ', dataRequestsMessages[`rights.kind.${data.what}`].th],
            ['ครบกำหนด', formatDay(data.day)],
            ['รหัสติดตาม', data.trackingCode],
          ]}
        />
        <Paragraph>ตอบผู้ยื่น หรือขยายเวลาหนึ่งครั้งพร้อมเหตุผลก่อนครบกำหนด</Paragraph>
        <Action site={site} link={data.link} label="เปิดคำขอ" />
      </>
    ),
  },
} satisfies Partial<Layouts>;
