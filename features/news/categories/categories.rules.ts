import { getContrast, LARGE_TEXT_CONTRAST, mixColors, TEXT_CONTRAST } from '@/lib/color/contrast';

/** Colours of a category: the deep one is a background for white text, the light one the end of its gradients. */
export type ColorPair = { colorDeep: string; color: string };

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

/** Contrast ratio of white text on a colour `#rrggbb`, from 1 to 21. */
export const getWhiteContrast = (color: string): number => getContrast(color, '#ffffff');

/** Lightest background colour of a placeholder picture: a mix of both colours. */
const mixLightestGround = ({ colorDeep, color }: ColorPair): string => mixColors(color, colorDeep, DEEP_SHARE);

/** The colour that is too pale for white text; undefined if both have enough contrast. */
export function findPaleColor(pair: ColorPair): keyof ColorPair | undefined {
  if (getWhiteContrast(pair.colorDeep) < TEXT_CONTRAST) return 'colorDeep';
  return getWhiteContrast(mixLightestGround(pair)) < LARGE_TEXT_CONTRAST ? 'color' : undefined;
}
