import type { ReactNode } from 'react';
import type { Site } from './frame';
import { buildPageUrl } from './page-url';
import { styles } from './styles';

/** A paragraph; `quiet` for text that only some readers need. */
export function Paragraph({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  const style = quiet ? { ...styles.paragraph, fontSize: 14, color: styles.ink2 } : styles.paragraph;
  return (
    <p className={quiet ? 'quiet' : 'ink'} style={style}>
      {children}
    </p>
  );
}

/** Reference to the switch for notifications of this kind. */
export const OptOutNote = () => <Paragraph quiet>เลือกรับหรือไม่รับอีเมลนี้ได้ที่หน้าบัญชีของฉัน</Paragraph>;

/** Text that a person wrote in several lines, laid out as written. */
export function Quotation({ children }: { children: string }) {
  return (
    <p className="ink" style={{ ...styles.paragraph, borderLeft: `3px solid ${styles.gold}`, paddingLeft: 14 }}>
      {children.split(/\r\n|\r|\n/).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </p>
  );
}

const LATIN = /^[\x21-\x7e]+$/;
const MONOSPACE = "Consolas, Menlo, 'Courier New', monospace";

/**
 * Facts for the reader: label and value in a framed box, codes in a font that distinguishes 0 from O and l from 1. A row
 * without a value is left out.
 */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: string | undefined])[] }) {
  return (
    <table
      className="sunken"
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ backgroundColor: styles.sunken, border: `1px solid ${styles.line}`, margin: '0 0 20px' }}
    >
      <tbody>
        {rows.map(([label, value]) => value !== undefined && <Fact key={label} label={label} value={value} />)}
      </tbody>
    </table>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <tr>
      <td style={{ ...styles.text, padding: '6px 18px' }}>
        <span className="quiet" style={{ fontSize: 14, color: styles.ink2 }}>
          {label}:
        </span>{' '}
        <strong className="ink" style={LATIN.test(value) ? { fontFamily: MONOSPACE, fontSize: 18 } : undefined}>
          {value}
        </strong>
      </td>
    </tr>
  );
}

/** The main action, a link to a page of the site, with its address below for readers who can't press it. */
export function Action({ site, link, label }: { site: Site; link: string; label: string }) {
  const href = buildPageUrl(site, link);
  return (
    <>
      <p style={{ ...styles.paragraph, margin: '4px 0 12px' }}>
        <a
          href={href}
          style={{
            ...styles.text,
            display: 'inline-block',
            backgroundColor: styles.red,
            border: `1px solid ${styles.gold}`,
            borderRadius: 999,
            padding: '10px 26px',
            color: '#fff8ec',
            textDecoration: 'none',
          }}
        >
          {label}
        </a>
      </p>
      <p className="quiet" data-skip-in-text="true" style={{ ...styles.paragraph, fontSize: 13, color: styles.ink2 }}>
        หากกดปุ่มไม่ได้ ให้คัดลอกที่อยู่นี้ไปเปิดในเบราว์เซอร์
        <br />
        <span className="ink" style={{ wordBreak: 'break-all' }}>
          {href}
        </span>
      </p>
    </>
  );
}
