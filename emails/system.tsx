import type { MailData } from '@/lib/mail/schema';
import { formatDateTime } from '@/lib/time/format';
import { Action, Facts, Paragraph } from './blocks';
import type { Layouts } from './layout';

type Item = MailData['system-alarms']['items'][number];

const leads = {
  new: 'พบเรื่องใหม่ที่ต้องแก้',
  lasting: 'เรื่องต่อไปนี้ยังไม่ได้แก้ จะเตือนวันละครั้งจนกว่าจะหาย',
  over: 'เรื่องต่อไปนี้กลับเป็นปกติแล้ว',
} as const;
const severities = { urgent: 'ด่วน', warning: 'เตือน' } as const;

/** Subject by what is most pressing in the mail. */
function formatSubject(items: readonly Item[]): string {
  const count = (state: Item['state']) => items.filter((item) => item.state === state).length;
  if (count('new') > 0) return `แจ้งเตือนระบบ: พบ ${count('new')} เรื่องใหม่ที่ต้องแก้`;
  if (count('lasting') > 0) return `แจ้งเตือนระบบ: ยังมี ${count('lasting')} เรื่องที่ต้องแก้`;
  return `แจ้งเตือนระบบ: กลับเป็นปกติแล้ว ${count('over')} เรื่อง`;
}

/** Alarms of one state, each with its facts. */
function Alarms({ state, items }: { state: Item['state']; items: readonly Item[] }) {
  const some = items.filter((item) => item.state === state);
  if (some.length === 0) return null;
  return (
    <>
      <Paragraph>{leads[state]}</Paragraph>
      {some.map(({ title, severity, found, advice, since }) => (
        <Facts
          key={title}
          rows={[
            [severities[severity], title],
            ['ที่พบ', state === 'over' ? undefined : found],
            [state === 'over' ? 'หายเมื่อ' : 'ตั้งแต่', formatDateTime(since)],
            ['วิธีแก้', state === 'over' ? undefined : advice],
          ]}
        />
      ))}
    </>
  );
}

/** Mails to the operator about the system itself. */
export const systemMails = {
  'system-alarms': {
    subject: ({ items }) => formatSubject(items),
    preview: ({ items }) =>
      leads[
        (['new', 'lasting', 'over'] as const).find((state) => items.some((item) => item.state === state)) ?? 'over'
      ],
    Body: ({ data, site }) => (
      <>
        <Alarms state="new" items={data.items} />
        <Alarms state="lasting" items={data.items} />
        <Alarms state="over" items={data.items} />
        <Action site={site} link={data.link} label="เปิดสถานะระบบ" />
      </>
    ),
  },
} satisfies Partial<Layouts>;
