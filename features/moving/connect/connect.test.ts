import { db } from '@/lib/db/db';
import { administrator } from '@/testing/lists';
import { allowPrivateHosts } from '@/testing/private-hosts';
import { openApiKey } from '../legacy/open-stored-legacy';
import {
  addOldCategory,
  anOldRow,
  moveIn,
  type OldSite,
  openForEachTest,
  openOldSite,
  takeIds,
} from '../moving.test-support';
import { connectSource, removeSource } from './connect.commands';

const readFrom = allowPrivateHosts();
let site: OldSite;
openForEachTest((opened) => {
  site = opened;
  readFrom(site.origin);
});

const connect = (given = {}) => connectSource({ address: site.address, apiKey: 'the-key', ...given }, administrator);
const findSource = (id: number) => db.moveSource.findUniqueOrThrow({ where: { id }, include: { mappings: true } });

test('an old portal is looked at, and stored with its sealed key, its numbers and its names', async () => {
  const { name, id: news_type } = addOldCategory(site);
  const [item = 0] = takeIds(1);
  site.rows.push(anOldRow(item, { news_type }));
  const { id } = await connect({ name: 'เว็บเดิม', address: `${site.address}/news.php?x=1` });
  const source = await findSource(id);
  expect(source).toMatchObject({
    ...{ kind: 'legacy', name: 'เว็บเดิม', address: site.address, isPrivate: false },
    found: { encoding: 'json', items: 1, categories: 1, offices: 0 },
  });
  expect(source.mappings).toMatchObject([{ kind: 'category', label: name, targetId: null }]);
  expect(JSON.stringify(source)).not.toContain('the-key');
  expect(openApiKey(source.apiKey)).toBe('the-key');
  const audited = await db.auditLog.findFirst({ where: { action: 'move.connect' }, orderBy: { id: 'desc' } });
  expect(JSON.stringify(audited, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    'the-key',
  );
  expect(await db.category.count({ where: { name } })).toBe(0);
});

test('changed later, it keeps its key for its own host, and asks for it before it goes to another', async () => {
  const { id } = await connect();
  await connect({ id, apiKey: '', name: 'ชื่อใหม่' });
  expect(openApiKey((await findSource(id)).apiKey)).toBe('the-key');
  const other = await openOldSite();
  readFrom(other.origin);
  await expect(connect({ id, apiKey: '', address: other.address })).rejects.toMatchObject({
    fields: { apiKey: expect.stringContaining('อีกครั้ง') },
  });
  expect(other.calls).toEqual([]);
  await other.close();
});

test('one that does not answer as it should is not stored, and the reason says what to do', async () => {
  const count = await db.moveSource.count();
  const problemOf = async (given = {}) => (await connect(given).catch(({ fields }) => fields)).address;
  site.answer = (_, response) => !!response.writeHead(200).end('<html>hello</html>');
  expect(await problemOf()).toContain('หน้าเว็บ');
  site.answer = (_, response) => !!response.writeHead(404).end('no');
  expect(await problemOf()).toContain('404');
  site.answer = (_, response) => !!response.writeHead(403).end('no');
  await expect(connect()).rejects.toMatchObject({ fields: { apiKey: expect.stringContaining('ApiKey') } });
  const asked = site.calls.length;
  readFrom();
  expect(await problemOf()).toContain('เครือข่ายภายใน');
  expect(site.calls).toHaveLength(asked);
  expect(await problemOf({ address: 'ftp://old.example' })).toContain('http');
  await expect(connect({ apiKey: ' ' })).rejects.toMatchObject({ fields: { apiKey: expect.any(String) } });
  await expect(connect({ mediaBase: 'x' })).rejects.toMatchObject({ fields: { mediaBase: expect.any(String) } });
  await expect(connect({ id: 2_000_000_000 })).rejects.toMatchObject({ kind: 'missing' });
  expect(await db.moveSource.count()).toBe(count);
});

test('only the administrator connects, and nothing is sent for anybody else', async () => {
  await expect(connectSource({ address: site.address, apiKey: 'k' }, { role: 'newseditors' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect(site.calls).toEqual([]);
});

test('a source is removed as long as nothing of it is here', async () => {
  const { id: news_type } = addOldCategory(site);
  const [item = 0] = takeIds(1);
  site.rows.push(anOldRow(item, { news_type }));
  const { id } = await connect();
  await moveIn(site);
  await expect(removeSource({ id }, administrator)).rejects.toMatchObject({ key: 'moving.sourceInUse' });
  const other = await openOldSite();
  readFrom(other.origin);
  const empty = await connect({ address: other.address });
  await removeSource({ id: empty.id }, administrator);
  expect(await db.moveSource.findUnique({ where: { id: empty.id } })).toBeNull();
  await other.close();
});
