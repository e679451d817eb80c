import { styles } from './styles';

/** Colours of the agency in place of the default ones. */
export type MailColors = { accent: string; link: string; darkLink: string };

/** Link of the dark theme, in the style element of the frame. */
export const DARK_LINK = '#f0a9a4';
/** Places of a mail that hold styles: its style element, and style attributes, in which typed text can't be. */
const STYLES = /<style>[\s\S]*?<\/style>| style="[^"]*"/g;

/** Puts the agency's colours into the styles of a mail; without any, the mail stays as it is. */
export function recolor(html: string, colors: MailColors | undefined): string {
  if (!colors) return html;
  const own = new Map<string, string>([
    [styles.red, colors.accent],
    [styles.link, colors.link],
    [DARK_LINK, colors.darkLink],
  ]);
  return html.replace(STYLES, (part) => part.replace(/#[0-9a-f]{6}/g, (color) => own.get(color) ?? color));
}
