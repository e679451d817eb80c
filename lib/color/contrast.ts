/** Minimum contrast of text, and of large text (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
export const LARGE_TEXT_CONTRAST = 3;

/** Channels of a colour `#rrggbb`, from 0 to 1. */
const toChannels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours `#rrggbb`, from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [light, dark] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Mix of two colours `#rrggbb`, channel by channel; `share` of the second is from 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const second = toChannels(other);
  const mixed = toChannels(one).map((part, at) => part * (1 - share) + (second[at] ?? 0) * share);
  return `#${mixed
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
