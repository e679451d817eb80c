import type { CSSProperties, ReactNode } from 'react';
import { DARK_LINK, type MailColors } from './recolor';
import { styles } from './styles';

/** Sender of a mail: the portal's name, and its address without a slash at the end. */
export type Site = { brand: string; url: string; colors?: MailColors };

/** Dark theme for mail programs that know the reader's theme; all others show the inline colours. */
const DARK = `@media (prefers-color-scheme: dark) {
.paper { background-color: #171210 !important; }
.sheet { background-color: #201917 !important; border-color: #b98d2f #382d28 #382d28 !important; }
.ink { color: #f4ece4 !important; }
.quiet { color: #cbbdb0 !important; }
.sunken { background-color: #120e0c !important; border-color: #54443c !important; }
.link { color: ${DARK_LINK} !important; }
.rule { border-color: #382d28 !important; }
}
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }`;

const html: CSSProperties = { margin: 0, padding: 0 };
const sheet: CSSProperties = {
  maxWidth: 600,
  backgroundColor: styles.surface,
  border: `1px solid ${styles.line}`,
  borderTop: `4px solid ${styles.gold}`,
};
const mast: CSSProperties = { backgroundColor: styles.red, padding: '18px 36px' };
const foot: CSSProperties = { ...styles.text, fontSize: 14, color: styles.ink2, padding: '20px 36px 28px' };

type Props = { site: Site; title: string; preview: string; children: ReactNode };

/** The frame around every mail: the dark red header, the sheet, and a note that the mail is automatic. */
export function Frame({ site, title, preview, children }: Props) {
  return (
    <html lang="th" dir="ltr" style={html}>
      {/* biome-ignore lint/style/noHeadElement: a mail is a document of its own, not a page of Next */}
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK}</style>
      </head>
      <body className="paper" style={{ ...html, backgroundColor: styles.paper }}>
        <div data-skip-in-text="true" style={{ display: 'none', overflow: 'hidden', lineHeight: 1, maxHeight: 0 }}>
          {preview}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table className="sheet" role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={sheet}>
                  <tbody>
                    <tr>
                      <td className="pad" style={mast}>
                        <a href={`${site.url}/`} style={styles.brand} data-skip-in-text="true">
                          {site.brand}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td className="pad" style={{ padding: '28px 36px 8px' }}>
                        <h1 className="ink" style={styles.title}>
                          {title}
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="pad quiet" style={foot}>
                        อีเมลนี้ส่งโดยอัตโนมัติจาก {site.brand} กรุณาอย่าตอบกลับ
                        <br />
                        <a className="link" href={site.url} style={{ color: styles.link }}>
                          {site.url}
                        </a>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
