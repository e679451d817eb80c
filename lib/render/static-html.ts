import type { ReactNode } from 'react';

/** Parts of the page under way that are drawn once, as markup, by a process that draws pages. */
export type StaticHtmlRenderer = {
  /** Draws a part, and gives the name by which its markup is found; undefined where no whole page is being drawn. */
  render: (markup: ReactNode, source?: object) => string | undefined;
  /** The markup of a part of the page under way; undefined for a name that it doesn't have. */
  find: (name: string) => string | undefined;
};

/** Undefined in the browser, and wherever nobody has said how parts are drawn (lib/render/static-html.server.ts). */
export const getStaticHtmlRenderer = (): StaticHtmlRenderer | undefined =>
  Reflect.get(globalThis, Symbol.for('portal.staticHtml'));
