import type { ReactNode } from 'react';

/** Renderer of parts of the current page that a render worker renders once, as static HTML. */
export type StaticHtmlRenderer = {
  /** Renders a part and returns the name by which its HTML is found; undefined if no whole page is being rendered. */
  render: (markup: ReactNode, source?: object) => string | undefined;
  /** HTML of a part of the current page; undefined for an unknown name. */
  find: (name: string) => string | undefined;
};

/** Undefined in the browser, and wherever no renderer is installed (lib/render/static-html.server.ts). */
export const getStaticHtmlRenderer = (): StaticHtmlRenderer | undefined =>
  Reflect.get(globalThis, Symbol.for('portal.staticHtml'));
