import type { ReactNode } from 'react';
import { BrokenPictures } from './broken-pictures';

type Props = {
  /** The label of this client in the POST calls. */
  apiKey: string;
  /** The site's own origin, which shared links carry. */
  siteUrl: string;
  children: ReactNode;
};

/** What the news pieces of a page need once: it is written into the page for the browser's side to read. */
export function NewsScope({ apiKey, siteUrl, children }: Props) {
  return (
    <div data-news-scope data-api-key={apiKey} data-site-url={siteUrl}>
      {children}
      <BrokenPictures />
    </div>
  );
}
