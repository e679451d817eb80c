import type { ReactNode } from 'react';
import { getSingleton } from '@/lib/process/singleton';
import { requestContext } from '@/lib/request/context';
import type { StaticHtmlRenderer } from './static-html';

/** Installs the renderer of static parts of pages. React can be loaded only after Next, so this is a startup task. */
export async function installStaticRenderer(): Promise<void> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const drawn = new WeakMap<object, string>();
  const drawOnce = (markup: ReactNode, source: object | undefined): string => {
    const known = source && drawn.get(source);
    if (known !== undefined) return known;
    const html = renderToStaticMarkup(markup);
    if (source) drawn.set(source, html);
    return html;
  };
  getSingleton(
    'staticHtml',
    (): StaticHtmlRenderer => ({
      render: (markup, source) => {
        const parts = requestContext.getStore()?.staticHtml;
        return parts && String(parts.push(drawOnce(markup, source)) - 1);
      },
      find: (name) => requestContext.getStore()?.staticHtml?.[Number(name)],
    }),
  );
}
