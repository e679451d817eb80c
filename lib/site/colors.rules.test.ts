import { readFileSync } from 'node:fs';
import { getContrast, TEXT_CONTRAST } from '@/lib/color/contrast';
import {
  buildColorSheet,
  deriveColors,
  findWeakAccent,
  findWeakDarkAccent,
  fixedColors,
  suggestAccent,
  suggestDarkAccent,
} from './colors.rules';

const parts = ['00', '33', '66', '99', 'cc', 'ff'];
/** 216 colours over the whole space. */
const everyColor = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));

test('the fixed colours are those of the design tokens', () => {
  const css = readFileSync('app/tokens.css', 'utf8');
  const [light = '', dark = ''] = css.split('@variant dark');
  for (const [name, value] of Object.entries(fixedColors.light)) expect(light).toContain(`--${name}: ${value};`);
  for (const [name, value] of Object.entries(fixedColors.dark)) expect(dark).toContain(`--${name}: ${value};`);
  expect(light).toContain(`--masthead-ink: ${fixedColors.mastheadInk};`);
  expect(light).toContain(`--gold-300: ${fixedColors.gold};`);
  expect(light).toContain(`--footer-ink-2: ${fixedColors.footerInk2};`);
  const tokens = deriveColors({ accent: '#1d3f5c', accentDark: null });
  for (const name of Object.keys({ ...tokens.light, ...tokens.dark })) expect(light).toContain(`--${name}: #`);
});

test('a colour that is told too badly is refused with the worst ground; the default passes', () => {
  expect(findWeakAccent('#74101f')).toBeUndefined();
  expect(findWeakAccent('#1d3f5c')).toBeUndefined();
  expect(findWeakAccent('#ffcc00')).toMatchObject({ ground: 'gold' });
  expect(findWeakDarkAccent('#74101f', '#74101f')?.ratio).toBeLessThan(TEXT_CONTRAST);
  expect(findWeakDarkAccent('#f0a9a4', '#74101f')).toBeUndefined();
});

test('every suggestion passes, and a colour that passes is its own', () => {
  for (const color of everyColor) {
    const accent = suggestAccent(color);
    expect([color, findWeakAccent(accent)]).toEqual([color, undefined]);
    expect(suggestAccent(accent)).toBe(accent);
    expect([color, findWeakDarkAccent(suggestDarkAccent(color, accent), accent)]).toEqual([color, undefined]);
  }
});

test('all tokens that follow are readable where they are used', () => {
  for (const color of everyColor) {
    const { light, dark } = deriveColors({ accent: suggestAccent(color), accentDark: null });
    const pairs = [
      ...['paper', 'surface', 'sunken'].flatMap((name) => [
        [light.link, Reflect.get(fixedColors.light, name)],
        [dark.link, Reflect.get(fixedColors.dark, name)],
      ]),
      ...[light['red-100'], light['red-50']].map((ground) => [light.link, ground]),
      ...[dark['red-100'], dark['red-50']].map((ground) => [dark.link, ground]),
      ...['red-950', 'red-900', 'red-800', 'red-700'].map((name) => ['#ffffff', light[name]]),
      [light['masthead-ink-2'], light.masthead],
      [fixedColors.mastheadInk, dark.masthead],
      [light['masthead-ink-2'], dark.masthead],
      [fixedColors.gold, light['red-950']],
      [fixedColors.gold, light.masthead],
      ['#f3e3d3', light.footer],
      [light['footer-ink-2'], light.footer],
    ];
    for (const [text = '', ground = ''] of pairs)
      expect([color, text, ground, getContrast(text, ground) >= TEXT_CONTRAST]).toEqual([color, text, ground, true]);
  }
});

test('the sheet names both themes, by choice and by the system, and leaves the high contrast alone', () => {
  const css = buildColorSheet({ accent: '#1d3f5c', accentDark: '#a0c4e0' });
  expect(css.match(/--masthead:#1d3f5c/g)).toHaveLength(2);
  expect(css.match(/--link:#a0c4e0/g)).toHaveLength(4);
  expect(css).toContain(
    '@media not (prefers-contrast:more){@media screen and (prefers-color-scheme:dark){:root:where(:not([data-contrast]):not([data-theme])){--link:#a0c4e0;',
  );
  expect(css).not.toContain('<');
  expect(css.match(/{/g)).toHaveLength(css.match(/}/g)?.length ?? 0);
});
