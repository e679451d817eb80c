import type { MailData } from '@/lib/mail/schema';
import { formatDate } from '@/lib/time/format';
import { Action, Facts, Paragraph } from './blocks';
import type { Layouts } from './layout';
import { buildPageUrl } from './page-url';
import { styles } from './styles';

/** Names of the frequencies of alerts in mails. */
const frequencyNames: Readonly<Record<MailData['alert-items']['rhythm'], string>> = {
  now: 'ทันทีที่มีข่าว',
  daily: 'รวมวันละครั้ง เวลา 08.00 น.',
  weekly: 'รวมสัปดาห์ละครั้ง วันจันทร์ เวลา 08.00 น.',
};

const manageLeads = {
  asked: 'มีผู้ขอลิงก์สำหรับดู แก้ไข หรือหยุดการรับข่าวทางอีเมลของอีเมลนี้',
  known: 'มีผู้ขอรับข่าวทางอีเมลมาที่อีเมลนี้ ซึ่งท่านรับข่าวเรื่องนั้นอยู่แล้ว จึงไม่ต้องทำอะไรเพิ่ม',
} as const;

type AlertItemsData = MailData['alert-items'];

const countItems = ({ items, more }: AlertItemsData): number => items.length + more;

/** Mails of the news alerts. */
export const alertMails = {
  'alert-confirm': {
    subject: 'ยืนยันการรับข่าวทางอีเมล',
    preview: 'กดปุ่มในอีเมลนี้เพื่อเริ่มรับข่าว หากไม่ได้ขอ ไม่ต้องทำอะไร',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน ผู้อ่าน</Paragraph>
        <Paragraph>
          มีผู้ขอให้ส่งข่าวจาก {site.brand} มาที่อีเมลนี้ หากเป็นท่าน กดปุ่มด้านล่างภายใน {data.hours} ชั่วโมง
          เพื่อตรวจดูว่าเป็นข่าวใดและเริ่มรับข่าว
        </Paragraph>
        <Facts rows={[['ส่งเมื่อ', frequencyNames[data.rhythm]]]} />
        <Action site={site} link={data.link} label="ตรวจดูและยืนยัน" />
        <Paragraph quiet>หากท่านไม่ได้ขอ ไม่ต้องดำเนินการใด ๆ จะไม่มีข่าวส่งมา และอีเมลนี้จะถูกลบออกจากระบบเอง</Paragraph>
      </>
    ),
  },
  'alert-manage': {
    subject: 'ลิงก์จัดการการรับข่าวทางอีเมล',
    preview: 'ดู แก้ไข หรือหยุดการรับข่าวทั้งหมดของท่าน',
    Body: ({ data, site }) => (
      <>
        <Paragraph>เรียน ผู้อ่าน</Paragraph>
        <Paragraph>{manageLeads[data.what]}</Paragraph>
        <Paragraph>กดปุ่มด้านล่างเพื่อเปิดรายการทั้งหมดของท่าน ลิงก์ใช้ได้ {data.days} วัน</Paragraph>
        <Action site={site} link={data.link} label="จัดการการรับข่าว" />
        <Paragraph quiet>ลิงก์นี้เป็นของท่านคนเดียว อย่าส่งต่อให้ผู้อื่น หากท่านไม่ได้ขอ ไม่ต้องดำเนินการใด ๆ</Paragraph>
      </>
    ),
  },
  'alert-items': {
    subject: (data) => `ข่าวใหม่ที่ท่านติดตาม ${countItems(data)} ข่าว`,
    preview: ({ rhythm }) => `ข่าวที่เผยแพร่ใหม่ ตามที่ท่านขอให้ส่ง${frequencyNames[rhythm]}`,
    // Mail programs show their own unsubscribe button, which stops the alert without a page (RFC 8058).
    headers: ({ oneClickLink }, site) => ({
      'List-Unsubscribe': `<${buildPageUrl(site, oneClickLink)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    Body: ({ data, site }) => (
      <>
        <Paragraph>
          ท่านติดตาม <strong>{data.about}</strong>
          {data.also.length > 0 && ` และมีข่าวที่ตรงกับ ${data.also.join(', ')} ด้วย`}
        </Paragraph>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 20px' }}>
          <tbody>
            {data.items.map((item) => (
              <Item key={item.link} item={item} href={buildPageUrl(site, item.link)} />
            ))}
          </tbody>
        </table>
        {data.more > 0 && <Paragraph>และยังมีอีก {data.more} ข่าว</Paragraph>}
        <Action site={site} link={data.listLink} label="ดูข่าวทั้งหมดที่ตรง" />
        <Paragraph quiet>
          ท่านได้รับอีเมลนี้เพราะขอรับข่าวไว้ที่ {site.brand} ({frequencyNames[data.rhythm]}) <br />
          <UnsubscribeLink href={buildPageUrl(site, data.stopLink)}>หยุดรับรายการนี้</UnsubscribeLink> ·{' '}
          <UnsubscribeLink href={buildPageUrl(site, data.manageLink)}>ดูและแก้ไขการรับข่าวทั้งหมด</UnsubscribeLink>
        </Paragraph>
      </>
    ),
  },
} satisfies Partial<Layouts>;

function Item({ item, href }: { item: AlertItemsData['items'][number]; href: string }) {
  return (
    <tr>
      <td className="rule" style={{ ...styles.text, padding: '12px 0', borderTop: `1px solid ${styles.line}` }}>
        <a className="link" href={href} style={{ color: styles.link, fontWeight: 600, textDecoration: 'none' }}>
          {item.topic}
        </a>
        <br />
        <span className="quiet" style={{ fontSize: 14, color: styles.ink2 }}>
          {item.category} · {item.organisation} · {formatDate(new Date(item.at))}
        </span>
      </td>
    </tr>
  );
}

function UnsubscribeLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="link" href={href} style={{ color: styles.link }}>
      {children}
    </a>
  );
}
