/** Where the browser keeps the reader's choice; nothing stored means the system's own theme. */
export const THEME_KEY = 'theme';

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

/** Where the browser keeps the size of the text, in percent of the usual one. */
export const TEXT_SIZE_KEY = 'textSize';
export const textSizes = ['100', '112', '125'] as const;
export type TextSize = (typeof textSizes)[number];

/** Where the browser keeps whether contrast shall be high; nothing stored means what the system asks for. */
export const CONTRAST_KEY = 'contrast';
export type Contrast = 'high' | 'normal';
