import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Row = Record<string, unknown> & { news_id: number };

export type OldSite = {
  /** Address of its calls. */
  address: string;
  rows: Row[];
  categories: Record<string, unknown>[];
  offices: Record<string, unknown>[];
  keys: Set<string>;
  close: () => Promise<void>;
};

/**
 * An older portal on this machine that answers the old calls, at the port which the portal under test may read from
 * though its address is private.
 */
export async function openOldSite(): Promise<OldSite> {
  const port = Number(process.env.OLD_SITE_PORT);
  const server = createServer((request, response) => void serve(site, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const site: OldSite = {
    ...{ address: `http://127.0.0.1:${port}/apis`, rows: [], categories: [], offices: [], keys: new Set() },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

/** A row of the old site's news, many years old, so that no list of newest items shows it. */
export const anOldRow = (id: number, given: Record<string, unknown> = {}): Row => ({
  ...{ news_id: id, news_topic: `ข่าวเดิม ${id}`, news_detail: `<p>เนื้อข่าวเดิม ${id}</p>`, news_pic_name: '' },
  ...{ news_datetime: '2010-05-06 07:08:09', news_status: 'allow', news_approveLevel: '1', newsVdoLinks: '' },
  ...{ usersystems_name: 'Admin', news_countread: '10', news_Countshare: '2' },
  ...given,
});

async function serve(site: OldSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', site.address);
  const body = await text(request);
  if (!pathname.startsWith('/apis/') || request.method !== 'POST') {
    response.writeHead(404).end();
    return;
  }
  const fields: Record<string, string> = Object.fromEntries(
    Object.entries(JSON.parse(body) as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  );
  site.keys.add(fields.ApiKey ?? '');
  const answer = answerCall(site, pathname.slice('/apis/'.length), fields);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}

function answerCall({ rows, categories, offices }: OldSite, file: string, fields: Record<string, string>): unknown {
  if (file === 'newscatagories.php') return categories;
  if (file === 'usersystems.php') return offices;
  if (file !== 'news.php') return [];
  if (fields.news_id) return rows.find(({ news_id }) => String(news_id) === fields.news_id) ?? [];
  const own = rows.filter(({ news_type }) => !fields.news_type || String(news_type) === fields.news_type);
  if (fields.news_count) return { countNews: String(own.length) };
  if (fields.news_approveLevel) return { data: [] };
  const [offset, limit] = [Number(fields.offset), Number(fields.limit)];
  return own.toSorted((one, other) => other.news_id - one.news_id).slice(offset, offset + limit);
}
