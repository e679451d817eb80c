/** Check of axe, as far as it is used here. */
type Check = { evaluate: (this: unknown, node: Element, ...given: unknown[]) => unknown; measure?: Check['evaluate'] };

/**
 * Runs in the page before axe: contrast, half of axe's work, is measured once per kind of text. Texts are of one kind if
 * they and all their ancestors have the same tag, classes and computed style, as far as it shows in or behind the text.
 * A text outside of the flow may have anything behind it and is always measured, as is every text of a kind that fails.
 *
 * @throws Error if this version of axe keeps its checks elsewhere
 */
export function shareContrast(): void {
  const audit: { checks?: Record<string, Check> } | undefined = Reflect.get(window.axe ?? {}, '_audit');
  const check = audit?.checks?.['color-contrast'];
  if (!check) throw new Error('axe has no check of contrast at this place');
  const measure = check.measure ?? check.evaluate;
  check.measure = measure;
  // Anew for each run, as themes and classes change in between.
  const passed = new Set<number>();
  const kinds = new Map<Element, number | undefined>();
  const numbers = new Map<string, number>();

  check.evaluate = function evaluate(node, ...given) {
    const kind = findKind(node);
    if (kind !== undefined && passed.has(kind)) return true;
    const result = measure.call(this, node, ...given);
    if (result === true && kind !== undefined) passed.add(kind);
    return result;
  };

  /** Number of the kind of an element; undefined outside of the flow. */
  function findKind(element: Element): number | undefined {
    if (!kinds.has(element)) kinds.set(element, describe(element));
    return kinds.get(element);
  }

  function describe(element: Element): number | undefined {
    const { parentElement } = element;
    const above = parentElement ? findKind(parentElement) : 0;
    if (above === undefined || element.getRootNode() !== document) return undefined;
    const style = getComputedStyle(element);
    const { position, inset, color, backgroundColor, backgroundImage, opacity } = style;
    if (position !== 'static' && !(position === 'relative' && /^(?:auto|0px)$/.test(inset))) return undefined;
    const { fontSize, fontWeight, textShadow, filter, mixBlendMode, transform, margin } = style;
    const paint = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, filter];
    const text = [
      above,
      element.tagName,
      element.getAttribute('class'),
      ...paint,
      mixBlendMode,
      transform,
      margin,
    ].join();
    if (!numbers.has(text)) numbers.set(text, numbers.size + 1);
    return numbers.get(text);
  }
}
