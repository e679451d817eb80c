import { join } from 'node:path';
import { compare } from '../compare.mjs';
import { fetchResponse, ResponsePack } from '../response-pack.mjs';
import { buildItemPath, buildListCall, buildListPath } from '../targets.mjs';

/** Requests before measuring, so that the response is cached in every form. */
const ASKED_BEFORE = 3;

async function measure(bench, name, target) {
  for (let turn = 0; turn < ASKED_BEFORE; turn++) await fetchResponse(bench.portal.url, target);
  const pack = new ResponsePack(join(bench.folder, `${name}-pack`));
  pack.add(target.path, await fetchResponse(bench.portal.url, target));
  const closed = pack.close();
  return { bytes: closed.bytes, ...(await compare(bench, { name, pack: closed, target })) };
}

/** One URL repeatedly: the portal, bare node:http, nginx, and nginx's cache in front of the portal, in turn. */
export const warmRows = {
  home: (bench) => measure(bench, 'home', { path: '/' }),
  category: (bench) => measure(bench, 'category', { path: buildListPath(bench.places.category) }),
  item: (bench) => measure(bench, 'item', { path: buildItemPath(bench.places.takeItems(1)[0]) }),
  online: (bench) => measure(bench, 'online', { path: '/api/v1/online' }),
  list: (bench) => measure(bench, 'list', buildListCall(bench.places.category)),
};
