import type { Instrumentation } from 'next';

// The development server compiles this file for the edge runtime too, which has none of Node's modules: what is imported
// inside such a condition, and only there, is left out of that.

/** Registers the part of this process; both server.mjs and Next call it. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { registerProcess } = await import('./instrumentation-node');
    await registerProcess();
  }
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { reportRenderError } = await import('@/lib/gateway/report-render-error');
    reportRenderError(error, { method: request.method, route: context.routePath, kind: context.routeType });
  }
};
