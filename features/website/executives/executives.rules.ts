/** Lines of a text, without empty ones. */
export const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** First letter of a name without its title, for a card without a picture. */
export function getInitial(name: string): string {
  const bare = name.replace(/^(?:ว่าที่\s*)?(?:นางสาว|นาง|นาย|น\.ส\.|ดร\.|ผศ\.|รศ\.|ศ\.|\s)+/u, '');
  const [letter = ''] = (bare || name).match(/\p{Lo}|\p{Lu}|\p{Ll}/u) ?? [];
  // A leading vowel is written before the letter that it follows in sound.
  if (!/^[เแโใไ]$/u.test(letter)) return letter;
  return (bare || name).match(/[เแโใไ][ก-ฮ]/u)?.[0]?.slice(1) ?? letter;
}
