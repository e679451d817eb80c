import { render, toPlainText } from '@react-email/render';
import type { MailData, RenderedMail, TemplateName } from '@/lib/mail/schema';
import { Frame, type Site } from './frame';
import { layouts } from './layouts';
import { recolor } from './recolor';

/** A template with its data, for any template. */
type TemplateMail<T extends TemplateName> = { [K in T]: { template: K; data: MailData[K] } }[T];

const TEXT = {
  wordwrap: false,
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
} as const;

/** React's hydration comments; user-written text never contains a bare `<`. */
const REACT_COMMENTS = /<!--.*?-->/g;

/**
 * Renders a mail in Thai, as HTML and as plain text of the same tree.
 *
 * @param site the portal's name and address; the mail links to no other
 * @throws Error if the mail's data contains a link to another site
 */
export async function renderMail<T extends TemplateName>(
  { template, data }: TemplateMail<T>,
  site: Site,
): Promise<RenderedMail> {
  const layout = layouts[template];
  const { Body } = layout;
  const subject = typeof layout.subject === 'string' ? layout.subject : layout.subject(data);
  const preview = typeof layout.preview === 'string' ? layout.preview : layout.preview(data);
  const drawn = await render(
    <Frame site={site} title={subject} preview={preview}>
      <Body data={data} site={site} />
    </Frame>,
  );
  const html = recolor(drawn.replace(REACT_COMMENTS, ''), site.colors);
  return {
    subject: `${subject} | ${site.brand}`,
    html,
    text: toPlainText(html, TEXT),
    headers: layout.headers?.(data, site),
  };
}
