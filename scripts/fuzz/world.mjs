import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { roles } from './accounts.mjs';
import { harvestForms } from './forms.mjs';
import { listActions } from './symbols.mjs';

const routes = JSON.parse(readFileSync('e2e/routes.json', 'utf8'));
const EXPORTED = /(?:export (?:const|async function|function)|\bas) (GET|POST|PUT|DELETE|PATCH)\b/g;

/** A few ids of every kind of row that a URL or a field may name. */
const IDS = {
  news: 'SELECT id FROM news ORDER BY id LIMIT 40',
  category: 'SELECT id FROM category ORDER BY id LIMIT 20',
  organisation: 'SELECT id FROM organisation ORDER BY id LIMIT 20',
  media: 'SELECT id FROM media ORDER BY id LIMIT 20',
  account: 'SELECT id FROM account ORDER BY id LIMIT 20',
  document: 'SELECT id FROM document ORDER BY id LIMIT 10',
  notice: 'SELECT id FROM notice ORDER BY id LIMIT 10',
  topic: 'SELECT id FROM forum_topic ORDER BY id LIMIT 10',
};

/**
 * Discovers the input of the generators: calls, pages, forms, actions, ids and files of the running portal.
 *
 * @param {{ url: string, client: import('pg').Client, sessions: import('./accounts.mjs').Sessions, mostForms: number
 *   }} portal
 */
export async function discover({ url, client, sessions, mostForms }) {
  const ids = {};
  for (const [name, statement] of Object.entries(IDS)) {
    ids[name] = (await client.query(statement)).rows.map(({ id }) => id);
  }
  const { rows: files } = await client.query(
    "SELECT hash, extension, coalesce(widths, '{}') AS widths FROM media ORDER BY id LIMIT 40",
  );
  const world = {
    ...{ url, ids, files, roles, calls: await readCalls(url), rest: listRest('app/api/v1', '/api/v1') },
    ...{ pages: listPages(ids), actions: listActions(), pictures: await drawPictures() },
  };
  const templates = await readTemplates(url, sessions);
  return { ...world, templates, forms: await harvestForms({ url, pages: world.pages, sessions, most: mostForms }) };
}

/** Legacy calls with the fields and examples of the portal's OpenAPI description. */
async function readCalls(url) {
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
  return Object.entries(paths).map(([path, { post }]) => {
    const json = post.requestBody.content['application/json'];
    const schemas = [json.schema, ...(json.schema.oneOf ?? json.schema.anyOf ?? [])];
    return {
      path,
      cruds: (post.parameters ?? []).flatMap(({ schema }) => schema?.enum ?? []),
      examples: Object.values(json.examples ?? {}).map(({ value }) => value),
      fields: [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))],
    };
  });
}

/** Lists that each role can import. */
const PLACES = [
  ['college', 'college_user'],
  ['iven', 'useriven_user'],
  ['VecProvince', 'procentral_user'],
  ['VecAdmin', 'college'],
  ['VecAdmin', 'college_user'],
  ['VecAdmin', 'useriven'],
  ['VecAdmin', 'user_provincealcentral'],
  ['VecAdmin', 'usersystems'],
];

/** Headings and example row of each list. */
async function readTemplates(url, sessions) {
  const templates = PLACES.map(async ([as, place]) => {
    const asked = `${url}/api/v1/imports/template?place=${place}&format=csv`;
    const answer = await fetch(asked, { headers: { Cookie: sessions.cookieOf(as) } });
    const text = await answer.text();
    if (!answer.ok) return [];
    const [headings, example] = parse(text, { bom: true });
    return [{ as, place, headings, example }];
  });
  return (await Promise.all(templates)).flat();
}

/** Paths of a folder of route files with their exported methods. */
function listRest(folder, path) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) return listRest(place, `${path}/${entry.name}`);
    if (entry.name !== 'route.ts') return [];
    return [{ path, methods: [...readFileSync(place, 'utf8').matchAll(EXPORTED)].map(([, method]) => method) }];
  });
}

/** All pages by role. @returns {{ path: string, as: string }[]} */
function listPages({ news, category, organisation }) {
  const fill = (path) =>
    path
      .replace('{news_id}', news[0])
      .replace('{newsCatID}', category[0])
      .replace(/\{id\}/, organisation[0] ?? news[0]);
  const { more } = routes;
  const own = roles.flatMap((as) => {
    const home = routes.roles[as];
    const areas = [...(as === 'member' ? [] : more['every staff area'])];
    if (['college', 'VecProvince', 'iven'].includes(as)) areas.push(...more['areas of college, VecProvince, iven']);
    const paths = [...routes[as], ...(more[as] ?? []), ...areas.map((part) => `${home}/${part}`)];
    return paths.map((path) => ({ path: fill(path), as }));
  });
  return [...routes.public, ...more.public, ...FURTHER]
    .map((path) => ({ path: fill(path), as: 'visitor' }))
    .concat(own);
}

/** Public URLs that no menu links to. */
const FURTHER = [
  '/archive/',
  '/most_read/',
  '/alerts/',
  '/feed',
  '/feed/rss.xml',
  '/feed/atom.xml',
  '/feed/news.json',
  '/sitemap.xml',
  ...['/news-sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/manifest.webmanifest', '/opengraph/site.png'],
  '/covers/1-card-640.webp',
  '/document/export_news/file?format=csv',
  '/logout',
  '/register',
  '/forgot',
  '/reset',
  '/api/docs',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/offline',
  '/sw.js',
  '/favicon.ico',
  '/newsroom/{news_id}',
  '/newsroom/forum/1',
];

/** One small picture of each accepted format, and of some others. */
async function drawPictures() {
  const picture = sharp({ create: { width: 48, height: 32, channels: 3, background: '#a66' } });
  const formats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'];
  return Promise.all(
    formats.map(async (format) => ({ format, bytes: await picture.clone().toFormat(format).toBuffer() })),
  );
}
