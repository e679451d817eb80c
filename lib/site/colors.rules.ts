import { getContrast, mixColors, TEXT_CONTRAST } from '@/lib/color/contrast';
import type { SiteColors } from './colors.schema';

/** Fixed colours of app/tokens.css that meet the accent. */
export const fixedColors = {
  light: { paper: '#fdfbf8', surface: '#ffffff', sunken: '#f6f2ec' },
  dark: { paper: '#171210', surface: '#201917', sunken: '#120e0c' },
  mastheadInk: '#fff8ec',
  gold: '#dcbf7a',
  footerInk2: '#cfae9f',
} as const;

const [BLACK, WHITE] = ['#000000', '#ffffff'];
const STEPS = 100;

/** Custom properties of app/tokens.css, without their dashes. */
export type ColorTokens = Readonly<Record<string, string>>;

/** Surface or text that the accent has to be told from; a text of the form is named after it. */
export type Ground = 'paper' | 'surface' | 'sunken' | 'tint' | 'white' | 'ink' | 'gold';
export type Weakness = { ground: Ground; ratio: number };

const isReadable = (color: string, grounds: readonly string[]): boolean =>
  grounds.every((ground) => getContrast(color, ground) >= TEXT_CONTRAST);

/** The first colour on the way from one to another that is readable on all grounds; the end if none is. */
function findReadable(from: string, to: string, grounds: readonly string[]): string {
  for (let step = 0; step <= STEPS; step++) {
    const color = mixColors(from, to, step / STEPS);
    if (isReadable(color, grounds)) return color;
  }
  return to;
}

const toTints = (accent: string) => ({ strong: mixColors(accent, WHITE, 0.87), soft: mixColors(accent, WHITE, 0.94) });
const toDarkTints = (accent: string) => ({
  strong: mixColors(accent, fixedColors.dark.paper, 0.7),
  soft: mixColors(accent, fixedColors.dark.paper, 0.85),
});

function findWeakest(color: string, grounds: Readonly<Partial<Record<Ground, string>>>): Weakness | undefined {
  const ratios = (Object.entries(grounds) as [Ground, string][]).map(([ground, other]) => ({
    ground,
    ratio: getContrast(color, other),
  }));
  const [weakest] = ratios.toSorted((one, other) => one.ratio - other.ratio);
  return weakest && weakest.ratio < TEXT_CONTRAST ? weakest : undefined;
}

const toGrounds = (accent: string) => ({
  ...fixedColors.light,
  tint: toTints(accent).strong,
  white: WHITE,
  ink: fixedColors.mastheadInk,
  gold: fixedColors.gold,
});
const toDarkGrounds = (accent: string) => ({ ...fixedColors.dark, tint: toDarkTints(accent).strong });

/** The ground with the least contrast to the accent, if that is too little: as text on it, or under it. */
export const findWeakAccent = (accent: string): Weakness | undefined => findWeakest(accent, toGrounds(accent));

/** The dark ground on which the accent of the dark theme is hardest to read, if it is too hard. */
export const findWeakDarkAccent = (dark: string, accent: string): Weakness | undefined =>
  findWeakest(dark, toDarkGrounds(accent));

/** The nearest accent that is readable: the same hue, darker. */
export function suggestAccent(accent: string): string {
  for (let step = 0; step < STEPS; step++) {
    const color = mixColors(accent, BLACK, step / STEPS);
    if (!findWeakAccent(color)) return color;
  }
  return BLACK;
}

/** The nearest accent of the dark theme that is readable: the same hue, lighter. */
export const suggestDarkAccent = (dark: string, accent: string): string =>
  findReadable(dark, WHITE, Object.values(toDarkGrounds(accent)));

/** All design tokens that follow from the accent, for both themes. */
export function deriveColors({ accent, accentDark }: SiteColors): { light: ColorTokens; dark: ColorTokens } {
  const [tints, darkTints] = [toTints(accent), toDarkTints(accent)];
  const footer = mixColors(accent, BLACK, 0.47);
  const link = findReadable(mixColors(accent, WHITE, 0.1), accent, Object.values(toGrounds(accent)));
  return {
    light: {
      'red-950': footer,
      'red-900': mixColors(accent, BLACK, 0.25),
      'red-800': accent,
      'red-700': link,
      'red-100': tints.strong,
      'red-50': tints.soft,
      link,
      masthead: accent,
      'masthead-ink-2': findReadable(mixColors(accent, WHITE, 0.8), WHITE, [accent]),
      footer,
      'footer-ink-2': findReadable(fixedColors.footerInk2, WHITE, [footer]),
      'footer-line': mixColors(footer, WHITE, 0.2),
    },
    dark: {
      link: accentDark ?? suggestDarkAccent(mixColors(accent, WHITE, 0.6), accent),
      'red-100': darkTints.strong,
      'red-50': darkTints.soft,
      masthead: mixColors(accent, BLACK, 0.62),
    },
  };
}

/** Colours of mails: header and buttons, links, and links in the dark theme. */
export function toMailColors(colors: SiteColors): { accent: string; link: string; darkLink: string } {
  const { light, dark } = deriveColors(colors);
  return { accent: colors.accent, link: light.link ?? colors.accent, darkLink: dark.link ?? WHITE };
}

/** Conditions of the themes, as in app/variants.css; the high-contrast look keeps its own colours. */
const contrasts = [
  ['', '[data-contrast]:not([data-contrast="high"])'],
  ['not (prefers-contrast:more)', ':not([data-contrast])'],
] as const;
const themes = [
  ['light', '', ''],
  ['dark', 'screen', '[data-theme="dark"]'],
  ['dark', 'screen and (prefers-color-scheme:dark)', ':not([data-theme])'],
] as const;

/** Style sheet that replaces the colours of app/tokens.css. */
export function buildColorSheet(colors: SiteColors): string {
  const tokens = deriveColors(colors);
  return contrasts
    .flatMap(([contrastMedia, contrast]) =>
      themes.map(([theme, media, choice]) => {
        const lines = Object.entries(tokens[theme]).map(([name, value]) => `--${name}:${value}`);
        const rule = `:root:where(${contrast}${choice}){${lines.join(';')}}`;
        return [media, contrastMedia].reduce((css, query) => (query === '' ? css : `@media ${query}{${css}}`), rule);
      }),
    )
    .join('');
}
