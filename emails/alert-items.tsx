import type { MailData } from '@/lib/mail/schema';
import { formatDate } from '@/lib/time/format';
import { Action, Paragraph } from './blocks';
import { frequencyNames } from './frequencies';
import type { Layout } from './layout';
import { buildPageUrl } from './page-url';
import { styles } from './styles';

type Data = MailData['alert-items'];

const countItems = ({ items, more }: Data): number => items.length + more;

export const alertItems: Layout<'alert-items'> = {
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
};

function Item({ item, href }: { item: Data['items'][number]; href: string }) {
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
