'use client';

import { stills } from '@/lib/render/static-html';

export type StillTag = 'div' | 'footer' | 'header' | 'section' | 'aside' | 'nav' | 'ol' | 'ul';

type Props = { as: StillTag; className?: string; name: string };

/** The markup of all parts that this page came with. */
const kept = new Map<string, string>();

/** Where a still part of a page stands. In the browser its markup is what came with the page, and is left as it is. */
export function StillPart({ as: Tag, className, name }: Props) {
  return (
    <Tag
      className={className}
      data-still={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has drawn on the server
      dangerouslySetInnerHTML={{ __html: typeof document === 'undefined' ? drawn(name) : found(name) }}
    />
  );
}

function drawn(name: string): string {
  const html = stills()?.find(name);
  if (html === undefined) throw new Error(`a still part is not there: ${name}`);
  return html;
}

function found(name: string): string {
  const html = kept.get(name) ?? document.querySelector(`[data-still="${CSS.escape(name)}"]`)?.innerHTML ?? '';
  kept.set(name, html);
  return html;
}
