import { db } from '@/lib/db/db';
import { getHostKey } from '@/lib/http/outbound/outbound-request';
import { administrator } from '@/testing/lists';
import { createLegacySource } from './legacy/legacy-source';
import {
  addOldCategory,
  anOldRow,
  aPicture,
  moveIn,
  type OldSite,
  openForEachTest,
  openOldSite,
  takeIds,
} from './moving.test-support';
import { findReport } from './runs/report.queries';
import { runMove } from './runs/run-move';
import { startRun } from './runs/runs.commands';

let site: OldSite;
openForEachTest((opened) => {
  site = opened;
});

const html = '<!DOCTYPE html><html><body>ปิดปรับปรุง</body></html>';
const findTopic = async (id: number) => (await db.news.findUnique({ where: { id }, select: { topic: true } }))?.topic;

/** A site with items that are listed by cut texts, so that each is asked for. */
function fill(count: number) {
  const { id: news_type } = addOldCategory(site);
  const ids = takeIds(count);
  const whole = ids.map((id) => anOldRow(id, { news_type, news_detail: `<p>เนื้อข่าวทั้งหมดของ ${id}</p>` }));
  site.rows.push(...whole.map((row) => ({ ...row, news_detail: 'เนื้อข่าว...' })));
  return { ids, whole };
}

test('a site that fails, hurries, circles and changes is finished with a report', async () => {
  const { ids, whole } = fill(60);
  const [broken, page, vanished, late] = ids;
  let lists = 0;
  let countedTries = 0;
  site.answer = ({ file, fields }, response) => {
    const { news_id: id, offset } = fields;
    if (file === 'usersystems.php') return !!response.writeHead(500).end('fatal');
    if (file === 'links.php') return !!response.writeHead(200).end(html);
    if (file === 'banners.php') return !!response.end('<br />\n<b>Warning</b>: mysqli in <b>x.php</b><br />[]\n');
    if (offset !== undefined) {
      lists += 1;
      // The first list is refused for a while, and later ones lose an item and gain another.
      if (lists === 1) return !!response.writeHead(429, { 'Retry-After': '0' }).end();
      if (lists === 4) site.rows.splice(5, 1);
    }
    if (fields.news_count && countedTries++ === 0) return !!response.writeHead(503).end();
    if (id === undefined) return false;
    if (id === String(broken)) return !!response.writeHead(500).end();
    if (id === String(page)) return !!response.end(html);
    if (id === String(vanished)) return !!response.writeHead(404).end('{"status":false,"code":"MISSING"}');
    const row = whole.find(({ news_id }) => String(news_id) === id);
    if (id === String(late)) {
      response.writeHead(200, { 'Content-Length': '9999' }).write(JSON.stringify(row));
      setImmediate(() => response.destroy());
      return true;
    }
    return row ? !!response.end(JSON.stringify([row])) : false;
  };
  const done = await moveIn(site);
  expect(done).toMatchObject({ waiting: 0, written: 56, failed: 3, gone: 1, problem: '' });
  expect(await findTopic(ids[10] ?? 0)).toBe(`ข่าวเดิม ${ids[10]}`);
  const { items, remarks } = await findReport(done.id);
  expect(items.map(({ oldId, state }) => [oldId, state]).toSorted()).toEqual(
    [
      [`${broken}`, 'failed'],
      [`${page}`, 'failed'],
      [`${vanished}`, 'gone'],
      [`${late}`, 'failed'],
    ].toSorted(),
  );
  const calls = remarks.map(({ detail }) => detail.split(':')[0]);
  expect(calls).toEqual(expect.arrayContaining(['links.php']));
});

test('a site that is away stops the run with its reason; the next one brings everything', async () => {
  const { ids, whole } = fill(30);
  let isAway = true;
  site.answer = ({ fields }, response) => {
    if (fields.news_id === undefined) return false;
    const row = whole.find(({ news_id }) => String(news_id) === fields.news_id);
    if (!isAway) return !!response.end(JSON.stringify(row));
    if (site.calls.filter((call) => call.fields.news_id).length < 10) return !!response.end(JSON.stringify(row));
    return !!response.destroy();
  };
  const stopped = await moveIn(site);
  expect(stopped.problem).toContain('เว็บเดิมไม่ตอบ');
  expect((await findReport(stopped.id)).status).toBe('failed');
  isAway = false;
  expect(await moveIn(site)).toMatchObject({ waiting: 0, failed: 0, problem: '' });
  expect(await db.news.count({ where: { id: { in: ids } } })).toBe(30);
});

test('a site that answers no JSON at all is told so at once', async () => {
  site.answer = (_, response) => !!response.end(html);
  const done = await moveIn(site);
  expect(done).toMatchObject({ written: 0, problem: expect.stringContaining('รูปแบบที่อ่านไม่ได้') });
});

test('pictures that are bombs, pages, endless, elsewhere or private are named and cost nothing', async () => {
  const { id: news_type } = addOldCategory(site);
  const [id = 0, good = 0] = takeIds(2);
  const inside = await openOldSite();
  inside.files.set('/secret.png', await aPicture('#ffffff', 'png'));
  site.files.set('/ok.png', await aPicture('#010203', 'png'));
  site.files.set('/page.png', Buffer.from(html));
  site.files.set('/svg.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'));
  site.files.set('/long.png', Buffer.alloc(11_000_000));
  // A PNG that claims 60,000 × 60,000 pixels.
  const bomb = Buffer.from(await aPicture('#000000', 'png'));
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  site.files.set('/bomb.png', bomb);
  site.answer = ({ file }, response) => {
    if (file === '/away.png') return !!response.writeHead(302, { Location: `${inside.origin}/secret.png` }).end();
    if (file === '/circle.png') return !!response.writeHead(301, { Location: '/circle.png' }).end();
    if (file === '/slow.png') return !!response.writeHead(200).write('x');
    return false;
  };
  const names = ['/page.png', '/svg.png', '/long.png', '/bomb.png', '/away.png', '/circle.png', '/slow.png'];
  const others = [`${inside.origin}/secret.png`, 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd'];
  const text = [...names, ...others].map((name) => `<p><img src="${name}"></p>`).join('');
  site.rows.push(anOldRow(id, { news_type, news_detail: `<p>ก</p>${text}` }));
  site.rows.push(anOldRow(good, { news_type, news_pic_name: '/ok.png' }));
  const done = await moveIn(site, { times: { totalMs: 60_000, idleMs: 200 } });
  expect(done).toMatchObject({ written: 2, picturesWait: 0, problem: '' });
  expect(await db.news.findUnique({ where: { id } })).toMatchObject({ detail: '<p>ก</p>' });
  expect(await db.news.findUnique({ where: { id: good } })).toMatchObject({ coverId: expect.any(Number) });
  expect(await findReport(done.id)).toMatchObject({ missingFiles: 10 });
  expect(inside.calls).toEqual([]);
  await inside.close();
});

test('without leave a private address is refused before anything is sent', async () => {
  fill(1);
  const done = await moveIn(site, { isPrivate: false });
  expect(done.problem).toContain('ที่อยู่ภายใน');
  expect(site.calls).toEqual([]);
});

test('texts in TIS-620, encoded twice, and with scripts come out sound', async () => {
  const { id: news_type } = addOldCategory(site);
  const [tis = 0, twice = 0] = takeIds(2);
  const thai = (text: string) =>
    [...text].map((char) => (char < '\u0080' ? char.charCodeAt(0) : char.charCodeAt(0) - 0x0d60));
  site.rows.push(anOldRow(tis, { news_type, news_detail: '<p onclick="x()">ก</p><script>1</script>' }));
  site.rows.push(anOldRow(twice, { news_type, news_topic: Buffer.from('ประกาศผล').toString('latin1') }));
  site.answer = ({ fields }, response) => {
    const row = site.rows.find(({ news_id }) => String(news_id) === fields.news_id);
    if (row?.news_id !== tis) return false;
    return !!response.end(Buffer.from(thai(JSON.stringify({ ...row, news_topic: 'หัวข้อข่าว' }))));
  };
  // The list is cut, so that each item is asked for.
  for (const row of site.rows) Object.assign(row, { news_detail: `${row.news_detail}` });
  const done = await moveIn(site);
  expect(done).toMatchObject({ written: 2 });
  expect(await findTopic(twice)).toBe('ประกาศผล');
  expect(await db.news.findUnique({ where: { id: tis } })).toMatchObject({ detail: '<p>ก</p>' });
  expect(await findReport(done.id)).toMatchObject({ dropped: [{ kind: 'script', items: 1 }] });
});

test('killed at any batch, a run goes on where it was; nothing is doubled and nothing lost', async () => {
  const { ids, whole } = fill(250);
  site.answer = ({ fields }, response) => {
    if (fields.news_id === undefined) return false;
    return !!response.end(JSON.stringify(whole.find(({ news_id }) => String(news_id) === fields.news_id)));
  };
  const killed = new Error('killed');
  const aim = { kind: 'legacy', address: site.address, isPrivate: true, options: { paceMs: 0, pictures: 'none' } };
  const settings = {
    ...{ address: site.address, apiKey: 'k', retries: 1, backoffMs: 0, paceMs: 0 },
    privateHosts: new Set([getHostKey(new URL(site.address))]),
  };
  const runs = new Set<number>();
  for (let kills = 0; ; kills += 1) {
    const { id } = await startRun(aim, administrator);
    runs.add(id);
    let calls = 40 + kills * 35;
    const openAdapter = (_: unknown, stored: unknown) => {
      const source = createLegacySource(settings, stored);
      return {
        ...source,
        complete: async (item: Parameters<typeof source.complete>[0]) => {
          calls -= 1;
          if (calls === 0) throw killed;
          return source.complete(item);
        },
      };
    };
    const ended = await runMove({ runId: id, openAdapter }, administrator, () => undefined).catch((error) => error);
    if (ended !== killed) {
      expect(ended).toMatchObject({ written: 250, waiting: 0, problem: '' });
      break;
    }
    await db.moveRun.update({ where: { id }, data: { aliveAt: new Date(0) } });
    expect(kills).toBeLessThan(20);
  }
  expect(runs.size).toBe(1);
  expect(await db.news.count({ where: { id: { in: ids } } })).toBe(250);
  expect(await db.newsCount.count({ where: { newsId: { in: ids }, reads: 10 } })).toBe(250);
});
