import { once } from 'node:events';
import { join } from 'node:path';
import { endChild, startChild } from './children.mjs';
import { tools } from './machine.mjs';
import { startCache, startFiles } from './nginx.mjs';

const RAW = new URL('./raw-server.mjs', import.meta.url).pathname;

/** Starts bare node:http on a pack. @returns {Promise<{ url: string, pid: number, end: () => Promise<void> }>} */
async function startRaw(pack) {
  const child = startChild(process.execPath, [RAW, pack.folder], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('bare node:http did not start')));
  const [{ port }] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => undefined);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, end: () => endChild(child) };
}

/**
 * Servers loaded in turn: the portal, bare node:http and nginx with the same bytes, and nginx's cache in front of the
 * portal.
 *
 * @param {{ bench: object, pack: object, name: string }} of `name` names the folders of this comparison
 * @returns {Promise<{ list: { name: string, url: string, pids: number[] }[], close: () => Promise<void> }>}
 */
export async function openServers({ bench, pack, name }) {
  const folder = (part) => join(bench.folder, `${name}-${part}`);
  const started = [];
  const add = async (as, open) => {
    const server = await open;
    started.push({ name: as, url: server.url, pids: [server.pid], end: server.end });
  };
  await add('raw', startRaw(pack));
  if (tools.nginx) {
    await add('nginx', startFiles(pack, folder('files')));
    await add('cached', startCache(bench.portal.url, folder('cache')));
  }
  return {
    list: [{ name: 'portal', url: bench.portal.url, pids: bench.pids() }, ...started],
    close: async () => {
      await Promise.all(started.map(({ end }) => end()));
    },
  };
}
