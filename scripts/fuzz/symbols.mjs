import { readFileSync } from 'node:fs';

const MANIFEST = '.next/server/server-reference-manifest.json';

/** Every server action of the build, by its file and name. @returns {{ id: string, symbol: string }[]} */
export const listActions = () =>
  Object.entries(JSON.parse(readFileSync(MANIFEST, 'utf8')).node).map(([id, { filename, exportedName }]) => ({
    id,
    symbol: `@@${filename}#${exportedName}@@`,
  }));

const replaceIn = (request, replace) => {
  const bytes = (base64) =>
    base64 === undefined
      ? undefined
      : Buffer.from(replace(Buffer.from(base64, 'base64').toString('latin1')), 'latin1').toString('base64');
  const headers = request.headers.map(([name, value]) => [name, replace(value)]);
  return { ...request, target: replace(request.target), headers, body: bytes(request.body), wire: bytes(request.wire) };
};

/** A request in which actions are called by their names, as their ids change with each build. */
export const nameActions = (request, actions) =>
  replaceIn(request, (text) =>
    text.replace(/[0-9a-f]{40,42}/g, (found) => actions.find(({ id }) => id === found)?.symbol ?? found),
  );

/** The same request with the ids of this build. */
export const resolveActions = (request, actions) =>
  replaceIn(request, (text) =>
    text.replace(/@@[\w/.-]+#\w+@@/g, (found) => actions.find(({ symbol }) => symbol === found)?.id ?? found),
  );
