import type { ReactNode } from 'react';
import { shared } from '@/lib/process/shared';
import { trace } from '@/lib/request/context';
import type { Stills } from './static-html';

/** Lets parts of pages be drawn as markup. React can be loaded only after Next has been, so this is a step of the start. */
export async function openStills(): Promise<void> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const drawn = new WeakMap<object, string>();
  const drawOnce = (markup: ReactNode, source: object | undefined): string => {
    const known = source && drawn.get(source);
    if (known !== undefined) return known;
    const html = renderToStaticMarkup(markup);
    if (source) drawn.set(source, html);
    return html;
  };
  shared(
    'stills',
    (): Stills => ({
      draw: (markup, source) => {
        const parts = trace.getStore()?.stills;
        return parts && String(parts.push(drawOnce(markup, source)) - 1);
      },
      find: (name) => trace.getStore()?.stills?.[Number(name)],
    }),
  );
}
