import type { ReactNode } from 'react';
import { getLanguage } from '@/lib/messages/language';
import { getSingleton } from '@/lib/process/singleton';
import { requestContext } from '@/lib/request/context';
import type { StaticHtmlRenderer } from './static-html';

/** Installs the renderer of static parts of pages. React can be loaded only after Next, so this is a startup task. */
export async function installStaticRenderer(): Promise<void> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const drawn = { th: new WeakMap<object, string>(), en: new WeakMap<object, string>() };
  const drawOnce = (markup: ReactNode, source: object | undefined): string => {
    const stored = drawn[getLanguage()];
    const known = source && stored.get(source);
    if (known !== undefined) return known;
    const html = renderToStaticMarkup(markup);
    if (source) stored.set(source, html);
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
