/** English text of a message: the property `en` with its string, and the comma before it. */
const ENGLISH = /,?\s*\ben:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;

/**
 * Loader that leaves only the Thai of bilingual messages in the scripts of browsers. English pages carry the English
 * words of their hydrated parts themselves (components/ui/page/english-words.tsx).
 *
 * @param {string} source of a file of messages
 */
module.exports = (source) => source.replace(ENGLISH, '');
