import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getMediaStore } from '@/features/media/media.store';
import { storePicture } from '@/features/media/store-files';
import { aMigratedDatabase, ask, dropDatabases, ownUrl } from '@/features/operation/operation.test-support';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { testSettings } from '@/lib/legacy-api/legacy-api.test-support';
import { serveLegacyCall } from '@/lib/legacy-api/serve';
import { aCategory, aNews, anOffice, makeUnique } from '@/testing/builders';
import { bundleFile } from '@/testing/programs';
import { aPicture } from './moving.test-support';

/** Programs are started, which is slow on a busy machine. */
jest.setTimeout(300_000);

afterEach(dropDatabases);

async function run(args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [bundleFile('scripts/portal.ts'), ...args], {
    env: { ...process.env, ...settings },
  });
  child.stdin.end();
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const [out, error] = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  return { code: await ended, out: String(out), error: String(error) };
}

/** This portal's own calls over HTTP, with the news of one category, and its pictures. */
async function openPortal(categoryId: number) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const file = pathname.split('/').at(-1) ?? '';
    if (request.method === 'GET') {
      const stored = await getMediaStore().open(file);
      response.writeHead(stored ? 200 : 404);
      if (!stored) return response.end();
      return (await stored.read(0, stored.bytes - 1)).pipe(response);
    }
    const fields = JSON.parse(String(await buffer(request)));
    const ofCategory =
      file === 'news.php' && !fields.news_id ? { news_type: categoryId, news_typesMain: categoryId } : {};
    const isMain = 'news_approveLevel' in fields;
    const { news_type, news_typesMain } = { news_type: undefined, news_typesMain: undefined, ...ofCategory };
    const narrowed = isMain ? { ...fields, news_typesMain } : { ...fields, ...(news_type && { news_type }) };
    const reply = await serveLegacyCall(
      {
        ...{ method: 'POST', endpoint: file, query: searchParams, address: '203.0.113.7' },
        headers: new Headers({ 'Content-Type': 'application/json' }),
        body: new TextEncoder().encode(JSON.stringify(narrowed)),
      },
      testSettings,
    );
    const rows: unknown = JSON.parse(reply.body ?? 'null');
    const own =
      file === 'newscatagories.php' && Array.isArray(rows) ? rows.filter((row) => row.newsCatID === categoryId) : rows;
    return response.writeHead(reply.status, reply.headers).end(JSON.stringify(own));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const COMPARED = `
  SELECT n.id, n.topic, regexp_replace(n.detail, '/media/[0-9a-f]{64}', '/media/x', 'g') AS detail, n.summary, n.status,
    n.approve_level, n.publish_at, COALESCE(n.video_links, '{}') AS video_links, n.category_id, n.section, c.reads, c.shares, o.name AS office,
    n.cover_id IS NOT NULL AS has_cover,
    (SELECT array_agg(p.alt ORDER BY p.position) FROM news_picture p WHERE p.news_id = n.id) AS pictures
  FROM news n JOIN news_count c ON c.news_id = n.id JOIN organisation o ON o.id = n.organisation_id
  WHERE n.category_id = $1 ORDER BY n.id`;

test('a portal is moved into an empty one by the command, equal field by field, and a second time nothing is written', async () => {
  const category = await aCategory({ name: makeUnique('ข่าวย้าย').slice(0, 40) });
  const { organisation, systemUser } = await anOffice();
  const stored = await storePicture(await aPicture('#336699'));
  const media = await db.media.create({
    data: { ...stored, kind: 'image', originalName: 'a.png', organisationId: organisation.id },
  });
  const src = `/media/${stored.hash}-40.webp`;
  const own = { categoryId: category.id, organisationId: organisation.id, systemUserId: systemUser.id };
  for (let index = 0; index < 120; index += 1) {
    const topic = `ข่าวที่ ${index} "อ้าง" & <b>หนา</b> &amp;`;
    const at = new Date(Date.UTC(2023, 5, 1, 0, index, 7));
    const item = await aNews({
      ...own,
      topic,
      publishAt: at,
      summary: `เนื้อข่าว ${index}`,
      approveLevel: 1 + (index % 3),
    });
    await db.newsCount.create({ data: { newsId: item.id, categoryId: category.id, reads: index, shares: index % 7 } });
  }
  const rich = await aNews({
    ...{ ...own, coverId: media.id, videoLinks: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'], summary: 'ก ใต้ภาพ ข' },
    detail: `<p>ก</p><figure><img src="${src}" alt="ภาพ"><figcaption>ใต้ภาพ</figcaption></figure><p>ข</p>`,
    publishAt: new Date('2024-02-29T17:00:00Z'),
  });
  await db.newsCount.create({ data: { newsId: rich.id, categoryId: category.id } });
  await db.newsPicture.create({ data: { newsId: rich.id, mediaId: media.id, position: 1, alt: 'ภาพที่หนึ่ง' } });

  const target = await aMigratedDatabase();
  const portal = await openPortal(category.id);
  const settings = { DATABASE_URL: target, DATA_DIR: mkdtempSync(join(env.DATA_DIR, 'moved-')) };
  try {
    const agency = `INSERT INTO organisation (kind, code, name, short_name, name_search, updated_at) VALUES ($1, $2, $3, $3, $3, now())`;
    await ask(target, agency, ['agency', 'agency', 'ส่วนกลาง']);
    await ask(target, agency, ['department', 'd', organisation.name]);
    const args = ['move', '--from', portal.address, '--api-key', 'first-key', '--private', '--pace', '0', '--json'];

    const dry = await run([...args, '--dry-run'], settings);
    expect(JSON.parse(dry.out)).toMatchObject({ isDry: true, counted: 121, listed: 121, counts: { written: 121 } });
    expect(await ask(target, 'SELECT FROM news')).toEqual([]);

    const done = await run(args, settings);
    expect(JSON.parse(done.out)).toMatchObject({
      ...{ ok: true, code: 0, status: 'done', missingFiles: 0, unknownOffices: [], dropped: [] },
      counts: { written: 121, failed: 0, conflict: 0, picturesWait: 0 },
    });
    const there = await ask(ownUrl(), COMPARED, [category.id]);
    expect(there).toHaveLength(121);
    expect(await ask(target, COMPARED, [category.id])).toEqual(there);
    expect(await ask(target, 'SELECT FROM news_outing WHERE taken_at IS NULL')).toEqual([]);

    const prove = ['move', 'proof', portal.address, '--api-key', 'first-key', '--pace', '0', '--seed', 's', '--json'];
    const proof = await run(prove, settings);
    expect(JSON.parse(proof.out)).toMatchObject({
      ...{ ok: true, code: 0, findings: 0, counted: 121, listed: 121, seed: 's', lacking: { count: 0 } },
      sample: { states: { equal: 121, different: 0, missing: 0 }, others: [] },
    });
    await ask(target, `UPDATE news SET detail = '<p>อื่น</p>' WHERE id = $1`, [rich.id]);
    const worse = await run(prove, settings);
    expect(JSON.parse(worse.out)).toMatchObject({
      code: 4,
      findings: 1,
      sample: { states: { equal: 120, different: 1 } },
    });

    const versions = `SELECT id, version, updated_at, xmin FROM news ORDER BY id`;
    const before = await ask(target, versions);
    const again = await run(args, settings);
    expect(JSON.parse(again.out)).toMatchObject({ code: 0, counts: { written: 0, unchanged: 121 } });
    expect(await ask(target, versions)).toEqual(before);

    const id = JSON.parse(done.out).run;
    expect(await run(['move', 'undo', String(id)], settings)).toMatchObject({ code: 0 });
    expect(await ask(target, 'SELECT FROM news')).toEqual([]);
    expect(await run(['move', 'undo', String(id), '--json'], settings)).toMatchObject({ code: 3 });
    expect(await run(['move', '--from', portal.address], settings)).toMatchObject({ code: 2 });
    expect(await run([...args, '--since', 'soon'], settings)).toMatchObject({ code: 2 });
    const refused = await run(
      args.filter((word) => word !== '--private'),
      settings,
    );
    expect(JSON.parse(refused.out)).toMatchObject({ ok: false, code: 1, status: 'failed' });
  } finally {
    await portal.close();
  }
});
