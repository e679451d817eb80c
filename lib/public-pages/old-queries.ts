/**
 * Query parameters by which older sites named a page at their root, as WordPress (`/?p=12`) and Joomla
 * (`/?option=com_content&id=5`). The front page has none of these names.
 */
const NAMES = /^(?:p|page_id|attachment_id|post_type|cat|id|nid|sid|news_id|option|module|mod|file|name|view)$/;

/** True for an address at the root that may be a page of an older site. */
export function isOldQuery(path: string, query: string): boolean {
  return path === '/' && query !== '' && [...new URLSearchParams(query).keys()].some((name) => NAMES.test(name));
}
