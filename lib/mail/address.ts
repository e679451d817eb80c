/** Maximum length of an address in SMTP. */
export const MAX_EMAIL = 254;
