'use client';

import { getStaticHtmlRenderer } from '@/lib/render/static-html';

export type StaticHtmlTag = 'div' | 'footer' | 'header' | 'section' | 'aside' | 'nav' | 'ol' | 'ul' | 'tbody';

type Props = { as: StaticHtmlTag; className?: string; name: string };

/** Markup of all static parts of the page, by name. */
const storedHtml = new Map<string, string>();

/** Slot of a static part. In the browser it keeps the markup that came with the page. */
export function StaticHtmlSlot({ as: Tag, className, name }: Props) {
  return (
    <Tag
      className={className}
      data-still={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has drawn on the server
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? getRenderedHtml(name) : findPageHtml(name) }}
    />
  );
}

function getRenderedHtml(name: string): string {
  const html = getStaticHtmlRenderer()?.find(name);
  if (html === undefined) throw new Error(`a still part is not there: ${name}`);
  return html;
}

function findPageHtml(name: string): string {
  const html = storedHtml.get(name) ?? document.querySelector(`[data-still="${CSS.escape(name)}"]`)?.innerHTML ?? '';
  storedHtml.set(name, html);
  return html;
}
