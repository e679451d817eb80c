import { redirect } from 'next/navigation';

/** Redirects from a page beyond the last one, of an old link or a list that has become shorter, to the last one. */
export function redirectPastEnd(page: number, pages: number, hrefOf: (page: number) => string): void {
  if (page > pages) redirect(hrefOf(pages));
}
