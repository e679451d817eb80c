/** Marks the parts of a page whose words can be quoted. */
export const QUOTABLE = '[data-review-text]';

/** The words that are selected in the item; undefined if none are, or also some outside of it. */
export function readSelectedWords(): string | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const isInside = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.closest(QUOTABLE) !== null && node !== null;
  if (!isInside(selection.anchorNode) || !isInside(selection.focusNode)) return undefined;
  return selection.toString().replace(/\s+/g, ' ').trim() || undefined;
}
