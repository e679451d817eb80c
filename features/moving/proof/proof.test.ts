import { db } from '@/lib/db/db';
import { startTestGateway } from '@/lib/gateway/gateway.test-support';
import { answerOldAddresses, isOwnPath } from '@/lib/gateway/old-addresses';
import { setStatus } from '@/lib/request/context';
import { anOffice, makeUnique } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { createLegacySource } from '../legacy/legacy-source';
import { sealApiKey, toLegacySettings } from '../legacy/open-stored-legacy';
import {
  addOldCategory,
  anOldRow,
  aPicture,
  moveIn,
  type OldSite,
  openForEachTest,
  takeIds,
} from '../moving.test-support';
import { carryOut, resumeProofs } from './background';
import { startProof } from './proof.commands';
import { requireProof } from './proof.queries';
import { countFindings } from './proof.schema';
import { runProof } from './run-proof';

let site: OldSite;
openForEachTest((opened) => {
  site = opened;
});

/** Origin at which nothing answers. */
const NOWHERE = 'http://127.0.0.1:9';
const nothing = () => undefined;
const findSourceId = async () => (await db.moveSource.findFirstOrThrow({ where: { address: site.address } })).id;

async function prove({ seed = 'one', origin = NOWHERE }: { seed?: string; origin?: string } = {}) {
  const { id } = await startProof({ sourceId: await findSourceId(), seed }, administrator);
  const openAdapter = ({ source }: Awaited<ReturnType<typeof requireProof>>) =>
    createLegacySource(toLegacySettings(source, { apiKey: 'k', paceMs: 0, backoffMs: 0 }));
  return runProof({ id, openAdapter, origin }, administrator, nothing);
}

test('a site that was moved whole is equal: counts, items, pictures', async () => {
  const { organisation } = await anOffice();
  const { id: news_type, name } = addOldCategory(site);
  const [one = 0, two = 0, three = 0] = takeIds(3);
  site.files.set('/a.jpg', await aPicture('#123123'));
  site.rows.push(
    anOldRow(one, { news_type, news_pic_name: '/a.jpg', news_detail: '<p>ก <img src="/a.jpg"> ข</p>' }),
    anOldRow(two, { news_type, usersystems_name: organisation.name, news_datetime: '2567-06-30 23:59:59' }),
    anOldRow(three, { news_type, news_datetime: '2024-07-01 00:00:00', newsVdoLinks: 'https://youtu.be/dQw4w9WgXcQ' }),
  );
  site.pictures.set(String(one), [{ news_pic_name: '/a.jpg', news_pic_alt: 'ภาพ', news_pic_order: '1' }]);
  await moveIn(site);
  const proof = await prove();
  expect(proof).toMatchObject({ status: 'done', seed: 'one', problem: '' });
  expect(proof.result).toMatchObject({
    ...{ counted: 3, listed: 3, lacking: { count: 0 }, extra: { count: 0 }, files: { count: 0 } },
    sample: { states: { equal: 3, different: 0, edited: 0, missing: 0, gone: 0 }, others: [] },
    addresses: { total: 0, asked: { count: 0 } },
  });
  expect(proof.result.months).toEqual(
    ['2024-05', '2024-06', '2024-07'].map((month) => ({
      categoryId: news_type,
      category: name,
      month,
      there: 1,
      here: 1,
    })),
  );
  expect(countFindings(proof.result)).toBe(0);
  expect(await db.moveProofItem.count({ where: { proofId: proof.id } })).toBe(0);
});

test('items that are missing, changed there, edited here or gone there are told apart, field by field', async () => {
  const { id: news_type } = addOldCategory(site);
  const [changed = 0, edited = 0, gone = 0, late = 0] = takeIds(4);
  site.rows.push(...[changed, edited, gone].map((id) => anOldRow(id, { news_type })));
  await moveIn(site);
  const detail = `<p>${'ก'.repeat(500)} เก่า</p>`;
  Object.assign(site.rows[0] ?? {}, { news_detail: detail, news_countread: '99' });
  await db.news.update({ where: { id: edited }, data: { topic: 'แก้แล้ว', version: { increment: 1 } } });
  site.rows.splice(2, 1, anOldRow(late, { news_type, news_datetime: '2020-01-01 00:00:00' }));
  const { result } = await prove();
  expect(result.sample?.states).toEqual({ equal: 0, different: 1, edited: 1, missing: 1, gone: 0 });
  expect(result.lacking).toEqual({ count: 1, first: [String(late)] });
  expect(result.extra).toEqual({ count: 1, first: [String(gone)] });
  const of = (id: number) => result.sample?.others.find(({ oldId }) => oldId === String(id));
  expect(of(changed)?.differences.map(({ field }) => field)).toEqual(['detail', 'reads']);
  expect(of(changed)?.differences[1]).toEqual({ field: 'reads', there: '99', here: '10' });
  expect(of(edited)).toMatchObject({
    ...{ state: 'edited', differences: [{ field: 'topic', there: `ข่าวเดิม ${edited}`, here: 'แก้แล้ว' }] },
  });
  expect(of(late)).toMatchObject({ state: 'missing', newId: null });
  expect(result.months?.filter(({ there, here }) => there !== here)).toMatchObject([
    { month: '2020-01', there: 1, here: 0 },
    { month: '2024-05', there: 2, here: 3 },
  ]);
});

test('every old address is looked up, and the running portal is asked for some over HTTP', async () => {
  const { id: news_type } = addOldCategory(site);
  const [shown = 0, hidden = 0] = takeIds(2);
  site.rows.push(anOldRow(shown, { news_type }), anOldRow(hidden, { news_type }));
  await moveIn(site);
  await db.news.update({ where: { id: hidden }, data: { status: 'hide' } });
  const sourceId = await findSourceId();
  const folder = `/${makeUnique('old').replace(/\W/g, '')}`;
  await db.oldAddress.createMany({
    data: [
      { path: `${folder}/ก`, newsId: shown, sourceId },
      { path: `${folder}?p=1`, newsId: shown, sourceId },
      { path: `${folder}/hidden`, newsId: hidden, sourceId },
      { path: `${folder}/evil`, target: 'https://evil.example/', sourceId },
    ],
  });
  expect((await prove()).result.addresses).toMatchObject({
    ...{ total: 4, moved: 2, hidden: 1, wrongCount: 1, wrong: [{ path: `${folder}/evil` }], asked: null },
  });
  const gateway = await startTestGateway(
    async ({ url = '' }, answer) => {
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      const isShown = url.includes(`news_id=${shown}`);
      if (!isShown || !isOwnPath(url.split('?')[0] ?? '')) setStatus(404);
      answer.end('<!doctype html><html><body>ก</body></html>');
    },
    {},
    [answerOldAddresses],
  );
  const origin = `http://127.0.0.1:${gateway.port}`;
  const asked = (await prove({ origin })).result.addresses?.asked;
  await db.oldAddress.update({ where: { path: `${folder}/ก` }, data: { path: `${folder}/ก%E0` } });
  const broken = (await prove({ origin })).result.addresses?.asked;
  await gateway.close();
  expect(asked).toEqual({ count: 3, right: 3, wrong: [] });
  expect(broken).toMatchObject({ count: 3, right: 2, wrong: [{ path: `${folder}/ก%E0` }] });
});

test('missing files are named with the items that lack them', async () => {
  const { id: news_type } = addOldCategory(site);
  const [one = 0, two = 0] = takeIds(2);
  site.rows.push(
    anOldRow(one, { news_type, news_pic_name: 'ปกหาย.jpg' }),
    anOldRow(two, { news_type, news_detail: `<p>ก</p><img src="/x/หาย.png">` }),
  );
  await moveIn(site);
  const { result } = await prove();
  expect(result.files?.count).toBe(2);
  const items = result.files?.first.map((file) => [decodeURI(file.address), file.items.map(({ newId }) => newId)]);
  expect(items).toEqual(
    expect.arrayContaining([
      [`${site.address}/ปกหาย.jpg`, [one]],
      [`${site.origin}/x/หาย.png`, [two]],
    ]),
  );
});

test('one comparison of a source at a time; an interrupted one goes on, and a source that is away ends it', async () => {
  const { id: news_type } = addOldCategory(site);
  const [one = 0] = takeIds(1);
  site.rows.push(anOldRow(one, { news_type }));
  await moveIn(site);
  const sourceId = await findSourceId();
  const { id } = await startProof({ sourceId, seed: 'a' }, administrator);
  await expect(startProof({ sourceId, seed: 'b' }, administrator)).rejects.toMatchObject({ key: 'proof.running' });
  await db.moveProof.update({ where: { id }, data: { aliveAt: new Date(0) } });
  expect(await startProof({ sourceId, seed: 'b' }, administrator)).toEqual({ id, resumed: true });
  await db.moveProof.update({ where: { id }, data: { aliveAt: new Date(0) } });
  site.answer = (_, response) => {
    response.writeHead(500).end();
    return true;
  };
  expect(await prove()).toMatchObject({
    id,
    seed: 'a',
    status: 'failed',
    problem: expect.stringContaining('เว็บเดิมไม่ตอบ'),
  });
  await expect(startProof({ sourceId: 2_000_000_000, seed: 'a' }, administrator)).rejects.toMatchObject({
    ...{ kind: 'missing', key: 'proof.noSource' },
  });
  await expect(startProof({ sourceId, seed: 'a b' }, administrator)).rejects.toMatchObject({ kind: 'invalid' });
});

test('the portal carries a comparison out with the stored key, takes a lost one up, and ends one that it cannot open', async () => {
  const { id: news_type } = addOldCategory(site);
  site.rows.push(anOldRow(takeIds(1)[0] ?? 0, { news_type }));
  await moveIn(site);
  const sourceId = await findSourceId();
  const { id } = await startProof({ sourceId, seed: 'a' }, administrator);
  await carryOut(id);
  expect(await requireProof(id)).toMatchObject({ status: 'failed', problem: expect.stringMatching(/./) });
  await db.moveSource.update({ where: { id: sourceId }, data: { apiKey: sealApiKey('k') } });
  const { id: second } = await startProof({ sourceId, seed: 'a' }, administrator);
  expect(await resumeProofs()).toBe(0);
  await db.moveProof.update({ where: { id: second }, data: { aliveAt: new Date(0) } });
  expect(await resumeProofs()).toBe(1);
  await waitUntilTrue(async () => (await requireProof(second)).status !== 'running');
  expect(await requireProof(second)).toMatchObject({ status: 'done', result: { listed: 1, lacking: { count: 0 } } });
});
