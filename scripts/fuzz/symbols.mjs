import { readFileSync } from 'node:fs';

const MANIFEST = '.next/server/server-reference-manifest.json';
const HOST = '@@host@@';

/** All server actions of the build, by file and name. @returns {{ id: string, symbol: string }[]} */
export const listActions = () =>
  Object.entries(JSON.parse(readFileSync(MANIFEST, 'utf8')).node).map(([id, { filename, exportedName }]) => ({
    id,
    symbol: `@@${filename}#${exportedName}@@`,
  }));

/** Maps all texts of a request, including those within its bytes. */
function mapTexts(request, change) {
  const bytes = (base64) =>
    base64 && Buffer.from(change(Buffer.from(base64, 'base64').toString('latin1')), 'latin1').toString('base64');
  return {
    ...request,
    target: change(request.target),
    headers: request.headers.map(([name, value]) => [name, change(value)]),
    ...(request.body !== undefined && { body: bytes(request.body) }),
    ...(request.wire !== undefined && { wire: bytes(request.wire) }),
  };
}

/**
 * Makes a request independent of the run: the site's port differs each time, and the ids of actions change with each
 * build.
 *
 * @param {{ url: string, actions: { id: string, symbol: string }[] }} world
 */
export function toSymbols(request, { url, actions }) {
  const { host } = new URL(url);
  const byId = new Map(actions.map(({ id, symbol }) => [id, symbol]));
  return mapTexts(request, (text) =>
    text.replaceAll(host, HOST).replace(/[0-9a-f]{40,42}/g, (found) => byId.get(found) ?? found),
  );
}

/** Resolves the symbols of a request for this run. */
export function fromSymbols(request, { url, actions }) {
  const { host } = new URL(url);
  const bySymbol = new Map(actions.map(({ id, symbol }) => [symbol, id]));
  return mapTexts(request, (text) =>
    text.replaceAll(HOST, host).replace(/@@[\w/.-]+#\w+@@/g, (found) => bySymbol.get(found) ?? found),
  );
}
