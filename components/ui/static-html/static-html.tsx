import type { ReactNode } from 'react';
import { getStaticHtmlRenderer } from '@/lib/render/static-html';
import { StaticHtmlSlot, type StaticHtmlTag } from './static-html-slot';

type Props = {
  as?: StaticHtmlTag;
  className?: string;
  /** What all of it is made of, where that stands on many pages: its markup is drawn once as long as it is the same object. */
  source?: object;
  /** Nothing that runs in the browser. */
  children: ReactNode;
};

/**
 * A part of a page that nothing of the browser's script is in. It is drawn straight to markup and sent once, where other
 * parts are drawn a second time for the browser and sent a second time as data. Only for components of the server.
 */
export function StaticHtml({ as: Tag = 'div', className, source, children }: Props) {
  const name = getStaticHtmlRenderer()?.render(children, source);
  // Asked for by script, which can do nothing with markup, or drawn without the front.
  if (name === undefined) return <Tag className={className}>{children}</Tag>;
  return <StaticHtmlSlot as={Tag} className={className} name={name} />;
}
