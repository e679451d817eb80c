/** Where the browser keeps the reader's choice; nothing stored means the system's own theme. */
export const THEME_KEY = 'theme';

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];
