/** No name is longer, in characters. */
const MAX_NAME_LENGTH = 60;

/**
 * What is typed behind the last `@` before the caret, as the beginning of a name.
 *
 * @returns undefined where no name is being typed: no sign in this line, one inside a word, or too much behind it
 */
export function readMentionQuery(text: string, caret: number): string | undefined {
  const line = text.slice(0, caret).split('\n').at(-1) ?? '';
  const at = line.lastIndexOf('@');
  if (at < 0 || /[\p{L}\p{N}]$/u.test(line.slice(0, at))) return undefined;
  const typed = line.slice(at + 1);
  return typed.length > MAX_NAME_LENGTH ? undefined : typed;
}
