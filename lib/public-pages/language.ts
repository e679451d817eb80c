import type { Language } from '@/lib/messages/language';

/** English pages, and reads of their scripts, which name the language as a parameter. */
const ENGLISH_ADDRESS = /^\/en(?:[/?#]|$)|^\/api\/v1\/[^?]*\?(?:.*&)?language=en(?:&|$)/;

/** Language of the answer at an address. */
export const readLanguage = (url = '/'): Language => (ENGLISH_ADDRESS.test(url) ? 'en' : 'th');
