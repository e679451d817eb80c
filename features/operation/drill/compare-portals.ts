import { env } from '@/lib/env/env';
import { hasBuild, isReady } from '../child-portal';
import { withConnection } from '../connection.queries';
import type { ReportProgress } from '../operation.errors';
import { pickPages } from './pages.queries';
import { comparePages, readPage } from './read-page';
import { withPortalOn } from './throw-away-portal';

const OK = 200;

/** Number of pages that were drawn from the restored database, and of those compared with the running portal. */
export type DrawnPages = { drawn: number; compared: number };

type Portals = {
  /** URL of the throw-away database, and of the portal's own. */
  restoredUrl: string;
  databaseUrl: string;
  /** Port of the running portal on this machine. */
  port?: number;
  /** Host of the site. */
  host?: string;
  report?: ReportProgress;
};

/**
 * Draws pages from a restored database by a portal of this build, and compares them with those of the running portal:
 * status, title and heading, and of items that haven't changed since the backup every word. Without a running portal
 * they are only drawn; without a build there are none.
 *
 * @throws Error that names the pages that can't be drawn, or differ
 */
export async function compareWithRunning(portals: Portals): Promise<DrawnPages | undefined> {
  if (!hasBuild()) return undefined;
  const { restoredUrl, databaseUrl, report = () => undefined } = portals;
  const { port = env.PORT, host = new URL(env.SITE_URL).host } = portals;
  const pages = await withConnection(restoredUrl, (restored) =>
    withConnection(databaseUrl, (running) => pickPages(restored, running)),
  );
  const isRunning = await isReady(port);
  report({ step: 'เริ่มพอร์ทัลบนฐานข้อมูลที่กู้คืน' });
  const problems = await withPortalOn(restoredUrl, async (other) => {
    const found: string[] = [];
    for (const [at, { path, isSame }] of pages.entries()) {
      report({ step: 'วาดหน้าเว็บ', detail: path, done: at, total: pages.length });
      const restored = await readPage(other, host, path);
      const differing = isRunning
        ? comparePages(restored, await readPage(port, host, path), isSame)
        : restored.status === OK
          ? []
          : ['status'];
      if (differing.length > 0) found.push(`${path} (${differing.join(', ')})`);
    }
    return found;
  });
  if (problems.length > 0) throw new Error(`pages of the restored database differ: ${problems.join(', ')}`);
  return { drawn: pages.length, compared: isRunning ? pages.length : 0 };
}
