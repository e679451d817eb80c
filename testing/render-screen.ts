import { createElement, type FunctionComponent } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { areas } from '@/lib/areas/areas';
import type { AreaRow } from '@/lib/areas/schema';
import { type RequestContext, requestContext } from '@/lib/request/context';

/** The row of a screen in the administrator's area. */
export function getAdministratorRow(screen: string): AreaRow {
  const row = areas.VecAdmin.rows.find((one) => one.screen === screen);
  if (!row) throw new Error('the area has no such screen');
  return row;
}

/** The HTML of a staff screen, without React's comments, and the status of its page. */
export async function renderScreen<P extends object>(
  screen: FunctionComponent<P> | ((props: P) => Promise<unknown>),
  props: P,
) {
  const context: Partial<RequestContext> = {};
  const html = await requestContext.run(context as RequestContext, async () => {
    const stream = await renderToReadableStream(createElement(screen as FunctionComponent<P>, props));
    await stream.allReady;
    return new Response(stream).text();
  });
  return { html: html.replaceAll(/<!--.*?-->/gs, ''), status: context.status ?? 200 };
}
