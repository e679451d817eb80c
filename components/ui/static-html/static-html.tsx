import type { ReactNode } from 'react';
import { getStaticHtmlRenderer } from '@/lib/render/static-html';
import { StaticHtmlSlot, type StaticHtmlTag } from './static-html-slot';

type Props = {
  as?: StaticHtmlTag;
  className?: string;
  /** Cache key for a part shared by many pages: its markup is rendered once per object. */
  source?: object;
  /** Server components only: nothing that runs in the browser. */
  children: ReactNode;
};

/**
 * Server-rendered HTML without hydration. It is rendered straight to markup and sent once, whereas other parts are
 * rendered again in the browser and sent again as data. For server components only.
 */
export function StaticHtml({ as: Tag = 'div', className, source, children }: Props) {
  const name = getStaticHtmlRenderer()?.render(children, source);
  // No renderer: the page is requested by script, which has no use for markup, or rendered without the gateway.
  if (name === undefined) return <Tag className={className}>{children}</Tag>;
  return <StaticHtmlSlot as={Tag} className={className} name={name} />;
}
