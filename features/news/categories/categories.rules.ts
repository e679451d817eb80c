/** Colours of a category: the deep one is a background for white text, the light one the end of its gradients. */
export type ColorPair = { colorDeep: string; color: string };

/** Minimum contrast of text, and of large text (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;
const LARGE_CONTRAST = 3;
/** Share of the deep colour at the light end of a placeholder picture's gradient. */
const DEEP_SHARE = 0.45;

/** Predefined pairs with sufficient contrast; the name is for screen readers and tooltips. */
export const palette: readonly (ColorPair & { name: string })[] = [
  { name: 'แดงเข้ม', colorDeep: '#74101f', color: '#b5562f' },
  { name: 'ทับทิม', colorDeep: '#7a1a2c', color: '#d08a3c' },
  { name: 'น้ำตาล', colorDeep: '#57301a', color: '#b98d2f' },
  { name: 'ทอง', colorDeep: '#5c3d0c', color: '#c79a3d' },
  { name: 'เขียว', colorDeep: '#23493a', color: '#7fa06b' },
  { name: 'เขียวน้ำทะเล', colorDeep: '#123f4a', color: '#4f9a97' },
  { name: 'น้ำเงิน', colorDeep: '#1d3f5c', color: '#5f8fa8' },
  { name: 'คราม', colorDeep: '#263a66', color: '#7d8fc0' },
  { name: 'ม่วงคราม', colorDeep: '#2a2f6b', color: '#8a6fb0' },
  { name: 'ม่วง', colorDeep: '#4d2a4f', color: '#b07a9c' },
  { name: 'กุหลาบ', colorDeep: '#6b2f3f', color: '#d9a07a' },
  { name: 'เทา', colorDeep: '#3f3a36', color: '#9a8972' },
];

const toChannels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of white text on a colour `#rrggbb`, from 1 to 21. */
export function getWhiteContrast(color: string): number {
  return 1.05 / (getLuminance(color) + 0.05);
}

/** Lightest background colour of a placeholder picture: a mix of both colours. */
function mixLightestGround({ colorDeep, color }: ColorPair): string {
  const light = toChannels(color);
  const mixed = toChannels(colorDeep).map((deep, at) => deep * DEEP_SHARE + (light[at] ?? 0) * (1 - DEEP_SHARE));
  return `#${mixed
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour that is too pale for white text; undefined if both have enough contrast. */
export function findPaleColor(pair: ColorPair): keyof ColorPair | undefined {
  if (getWhiteContrast(pair.colorDeep) < CONTRAST) return 'colorDeep';
  return getWhiteContrast(mixLightestGround(pair)) < LARGE_CONTRAST ? 'color' : undefined;
}
