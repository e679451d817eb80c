import type { ReactNode } from 'react';

type Props = {
  /** API key that this client sends with POST calls. */
  apiKey: string;
  /** The site's origin, for shared links. */
  siteUrl: string;
  children: ReactNode;
};

/** Settings that the news components of a page read in the browser, from data attributes. */
export function NewsScope({ apiKey, siteUrl, children }: Props) {
  return (
    <div data-news-scope data-api-key={apiKey} data-site-url={siteUrl}>
      {children}
    </div>
  );
}
