import { offlinePaths } from '@/lib/public-pages/rules';

/** The pages that the service worker may answer offline, as the first of its scripts. */
export const GET = () =>
  new Response(`self.publicPaths = ${offlinePaths};\n`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
