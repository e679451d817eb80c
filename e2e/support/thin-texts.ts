/**
 * Runs in the page: elements with text of their own that is lighter than 400 and smaller than 20 px, or in dark mode of
 * any size, and elements with slanted text.
 */
export function findThinTexts(): string[] {
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''));
  return [...document.querySelectorAll('body *')].filter(hasText).flatMap((element) => {
    const { fontSize, fontStyle, fontWeight } = getComputedStyle(element);
    const isThin = Number(fontWeight) < 400 && (isDark || Number.parseFloat(fontSize) < 20);
    if (!isThin && fontStyle === 'normal') return [];
    return [`${element.tagName} ${fontSize} ${fontWeight} ${fontStyle}: ${element.textContent?.slice(0, 60)}`];
  });
}
