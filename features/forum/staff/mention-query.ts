/** Maximum length of a name that is being typed, in characters. */
const MAX_NAME_LENGTH = 60;

/**
 * Text between the last `@` and the caret, as the beginning of a name.
 *
 * @returns undefined if no name is being typed: no `@` in this line, one inside a word, or too much text after it
 */
export function readMentionQuery(text: string, caret: number): string | undefined {
  const line = text.slice(0, caret).split('\n').at(-1) ?? '';
  const at = line.lastIndexOf('@');
  if (at < 0 || /[\p{L}\p{N}]$/u.test(line.slice(0, at))) return undefined;
  const typed = line.slice(at + 1);
  return typed.length > MAX_NAME_LENGTH ? undefined : typed;
}
