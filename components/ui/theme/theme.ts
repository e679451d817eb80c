/** localStorage key of the theme; no stored value means the system's own. */
export const THEME_KEY = 'theme';

export const themes = ['light', 'dark', 'auto'] as const;

/** localStorage key of the text size, in percent of the usual one. */
export const TEXT_SIZE_KEY = 'textSize';
export const textSizes = ['100', '112', '125'] as const;

/** localStorage key of the contrast; no stored value means the system's own. */
export const CONTRAST_KEY = 'contrast';
export type Contrast = 'high' | 'normal';
