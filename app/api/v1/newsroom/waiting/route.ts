import { findBell } from '@/components/areas/find-bell';
import { requireAccount } from '@/lib/auth/require-account';
import { serveJson } from '@/lib/http/json-endpoint';

/** The viewer's review queue and unread counts. Open pages poll it, so it does not count as session activity. */
export const GET = (request: Request) =>
  serveJson(request, async (viewer) => {
    requireAccount(viewer, 'news.write');
    return findBell(viewer);
  });
