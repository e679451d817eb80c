import type { CSSProperties } from 'react';
import { deriveColors, fixedColors } from '@/lib/site/colors.rules';
import type { SiteColors } from '@/lib/site/colors.schema';
import { siteColorsMessages as words } from '../site-colors/site-colors.messages';

/** Inks of app/tokens.css by theme, for a preview in the theme that the page does not have. */
const inks = {
  light: { ink: '#221a16', 'masthead-ink': '#fff8ec', 'footer-ink': '#f3e3d3' },
  dark: { ink: '#f4ece4', 'masthead-ink': '#fbeed6', 'footer-ink': '#f3e3d3' },
} as const;

const toStyle = (tokens: Readonly<Record<string, string>>): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

/** A small page in both themes, with the tokens that follow from the accent. */
export function ColorPreview({ colors }: { colors: SiteColors }) {
  const { light, dark } = deriveColors(colors);
  const looks = [
    ['colors.previewLight', { ...fixedColors.light, ...inks.light, ...light }],
    ['colors.previewDark', { ...fixedColors.dark, ...inks.dark, ...light, ...dark }],
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {looks.map(([title, tokens]) => (
        <figure key={title} style={toStyle(tokens)} className="overflow-hidden rounded-md border border-line">
          <div className="bg-masthead px-4 py-3 text-masthead-ink">
            {words['colors.previewHead']}
            <span className="block text-masthead-ink-2 text-sm">{words['colors.previewLine']}</span>
          </div>
          <div className="grid justify-items-start gap-3 bg-paper p-4 text-ink">
            <p>
              {words['colors.previewText']} <span className="text-link underline">{words['colors.previewLink']}</span>
            </p>
            <span className="rounded-sm bg-red-800 px-4 py-2 text-white">{words['colors.previewButton']}</span>
            <span className="rounded-sm bg-red-100 px-3 py-1 text-link text-sm">{words['colors.previewLink']}</span>
          </div>
          <div className="bg-footer px-4 py-2 text-footer-ink-2 text-sm">{words['colors.previewFoot']}</div>
          <figcaption className="bg-paper px-4 py-2 text-ink text-sm">{words[title]}</figcaption>
        </figure>
      ))}
    </div>
  );
}
