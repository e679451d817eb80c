import { findFreePort } from '../../start/port.mjs';
import { endChild, startChild } from '../children.mjs';
import { buildPortalEnv } from '../portal.mjs';
import { waitFor } from '../wait-for.mjs';

/**
 * Duration of `npm start` until the home page is served, with everything installed, built and seeded; the last row of
 * all.
 */
export async function measureStart(bench) {
  await bench.rest();
  const port = await findFreePort();
  const env = buildPortalEnv({ dataDir: bench.dataDir, databaseUrl: '', port });
  const began = performance.now();
  const child = startChild(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' });
  try {
    const look = () =>
      fetch(`http://127.0.0.1:${port}/`).then(async (answer) => answer.ok && (await answer.text()).length > 0);
    await waitFor(look, { child, limitMs: 120_000 });
    return { startSeconds: (performance.now() - began) / 1_000 };
  } finally {
    await endChild(child);
  }
}
