const THAI = /[ก-๙]/;
/** Attributes that are read out or shown. */
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'] as const;

/** Thai texts and attributes in an element of an English page that are not marked as Thai. */
export function listUnmarkedThai(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('[lang=th], script')) return [];
    const texts = [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : []));
    const values = ATTRIBUTES.map((name) => element.getAttribute(name));
    return [...texts, ...values].flatMap((text) => (text && THAI.test(text) ? text : []));
  });
}
