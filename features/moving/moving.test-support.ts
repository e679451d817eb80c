import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { db } from '@/lib/db/db';
import { anOrganisation, makeUnique } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { type LegacyMove, moveFromLegacy } from './legacy/move-from-legacy';

export type OldRow = Record<string, unknown> & { news_id: number | string };
type Answer = (request: { file: string; fields: Record<string, string> }, response: ServerResponse) => boolean;

export type OldSite = {
  address: string;
  origin: string;
  rows: OldRow[];
  categories: Record<string, unknown>[];
  offices: Record<string, unknown>[];
  banners: Record<string, unknown>[];
  links: Record<string, unknown>[];
  /** Gallery rows by item. */
  pictures: Map<string, Record<string, unknown>[]>;
  files: Map<string, Buffer>;
  calls: { file: string; fields: Record<string, string> }[];
  /** Answers instead of the site; false leaves it to the site. */
  answer: Answer;
  close: () => Promise<void>;
};

let lastId = 500_000_000 + Math.floor(Math.random() * 400_000_000);

/** For tests: ids that no other test's items have. */
export function takeIds(count: number): number[] {
  const first = lastId + 1;
  lastId += count + 1_000;
  return Array.from({ length: count }, (_, index) => first + index);
}

/** For tests: an agency, to which items without an office belong. */
export const ensureAgency = async () =>
  (await db.organisation.findFirst({ where: { kind: 'agency' }, orderBy: { id: 'asc' } })) ??
  (await anOrganisation({ kind: 'agency' }));

/** For tests: a row of an old site, newest for the highest id. */
export const anOldRow = (id: number, given: Record<string, unknown> = {}): OldRow => ({
  news_id: id,
  news_topic: `ข่าวเดิม ${id}`,
  news_detail: `<p>เนื้อข่าว ${id}</p>`,
  news_pic_name: '',
  news_datetime: '2024-05-06 07:08:09',
  news_date: '2024-05-06',
  news_type: 1,
  newsCatName: '',
  news_status: 'allow',
  news_approveLevel: '1',
  usersystems_id: null,
  usersystems_name: 'Admin',
  news_countread: '10',
  news_Countshare: '2',
  newsVdoLinks: '',
  ...given,
});

/** For test files: an agency, and before each test an old site of its own, which is closed after it. */
export function openForEachTest(take: (site: OldSite) => void): void {
  let site: OldSite | undefined;
  beforeEach(async () => {
    await ensureAgency();
    site = await openOldSite();
    take(site);
  });
  afterEach(() => site?.close());
}

/** For tests: an old site on this machine, of whatever is put into it. */
export async function openOldSite(): Promise<OldSite> {
  const server = createServer((request, response) => void serve(site, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site: OldSite = {
    ...{ origin, address: `${origin}/apis`, rows: [], categories: [], offices: [], banners: [], links: [] },
    ...{ pictures: new Map(), files: new Map(), calls: [], answer: () => false },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

async function serve(site: OldSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', site.origin);
  if (request.method === 'GET') {
    const file = site.files.get(pathname);
    if (site.answer({ file: pathname, fields: {} }, response)) return;
    response.writeHead(file ? 200 : 404, { 'Content-Type': 'application/octet-stream' }).end(file ?? 'not here');
    return;
  }
  const body = await text(request);
  const isJson = request.headers['content-type'] === 'application/json';
  const raw: Record<string, unknown> = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  const fields = Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, String(value)]));
  const file = pathname.split('/').at(-1) ?? '';
  site.calls.push({ file, fields });
  if (site.answer({ file, fields }, response)) return;
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer(site, file, fields)));
}

function answer(site: OldSite, file: string, fields: Record<string, string>): unknown {
  if (file === 'newscatagories.php') return site.categories;
  if (file === 'usersystems.php') return site.offices;
  if (file === 'banners.php') return site.banners;
  if (file === 'links.php') return site.links;
  if (file === 'newspicture.php') return site.pictures.get(fields.news_id_main ?? '') ?? [];
  if (file !== 'news.php') return { status: false, message: 'no such call' };
  if (fields.news_id) return site.rows.find(({ news_id }) => String(news_id) === fields.news_id) ?? [];
  const rows = site.rows
    .filter(({ news_type }) => !fields.news_type || String(news_type) === fields.news_type)
    .toSorted((one, other) => Number(other.news_id) - Number(one.news_id));
  if (fields.news_count) return { countNews: String(rows.length) };
  if (fields.news_approveLevel)
    return { data: rows.slice(0, 24).filter(({ level }) => Number(level) >= Number(fields.news_approveLevel)) };
  const [offset, limit] = [Number(fields.offset), Number(fields.limit)];
  return rows.slice(offset, offset + limit);
}

/** For tests: a picture, different for each colour. */
export const aPicture = (color: string, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    [format]()
    .toBuffer();

/** For tests: moves the whole site in, without pauses. */
export const moveIn = (site: OldSite, given: Partial<LegacyMove> = {}) =>
  moveFromLegacy(
    {
      ...{ from: site.address, apiKey: 'k', isPrivate: true, backoffMs: 0, ...given },
      options: { paceMs: 0, ...given.options },
    },
    administrator,
    () => undefined,
  );

/** For tests: a category of the site that is new here, with its row. */
export function addOldCategory(site: OldSite, given: Record<string, unknown> = {}) {
  const [id = 0] = takeIds(1);
  const row = {
    newsCatID: String(id),
    newsCatName: makeUnique('หมวดเดิม'),
    newsCatShowHide: '1',
    newsCatOrder: '1',
    ...given,
  };
  site.categories.push(row);
  return { id, name: String(row.newsCatName) };
}
