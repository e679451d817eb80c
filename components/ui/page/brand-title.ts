/** Between a page's own title and the brand. */
const BEFORE_BRAND = ' | ';

/** A title with the brand of the page in whose place it stands; for pages that only the browser draws. */
export function withBrand(title: string): string {
  if (typeof document === 'undefined') return title;
  const at = document.title.lastIndexOf(BEFORE_BRAND);
  return at < 0 ? title : title + document.title.slice(at);
}
