/** Separator between a page's own title and the brand. */
const BEFORE_BRAND = ' | ';

/** Appends the brand from the current document's title; for pages that render only in the browser. */
export function withBrand(title: string): string {
  if (typeof document === 'undefined') return title;
  const at = document.title.lastIndexOf(BEFORE_BRAND);
  return at < 0 ? title : title + document.title.slice(at);
}
