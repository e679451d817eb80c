import type { Instrumentation } from 'next';

/** Puts the front on `globalThis`, where server.mjs finds it. Next calls this too, at its first request; twice does no harm. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { openFront } = await import('./lib/front/front');
  const { env } = await import('./lib/env');
  const { seedIfEmpty } = await import('./prisma/seed/seed');
  openFront([{ name: 'demo content', run: () => env.SEED === 'demo' && seedIfEmpty() }]);
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportRenderError } = await import('./lib/front/report');
  reportRenderError(error, { method: request.method, route: context.routePath, kind: context.routeType });
};
