import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest, startTestGateway } from '@/lib/gateway/gateway.test-support';
import { readArrival } from '@/lib/gateway/note-arrivals';
import { aFolder } from '../operation.test-support';
import { listArrivals, noteArrival, readArrivals, writeArrivals } from './arrivals';
import { judgeArrivals } from './arrivals.rules';
import type { Arrival } from './arrivals.schema';

const one: Arrival = { peer: 'private', hops: 1, isOther: false, proto: 'https', host: 'news.example.go.th' };

test('a gateway notes how requests arrive, and no probe', async () => {
  const noted: Arrival[] = [];
  const gateway = await startTestGateway(async (_, answer) => void answer.end('x'), {
    trustedProxies: 1,
    noteArrival: (arrived) => void noted.push(arrived),
  });
  const headers = {
    host: 'News.example.go.th',
    'x-forwarded-for': '203.0.113.9, 10.0.0.2',
    'x-forwarded-proto': 'https',
  };
  await sendRequest(gateway.port, { path: '/api/v1/x', headers });
  await sendRequest(gateway.port, { path: '/readyz', headers });
  await gateway.close();
  expect(noted).toEqual([{ ...one, peer: 'loopback', hops: 2 }]);
});

test('of an address only its kind is kept, and odd headers are counted as none', () => {
  const read = (remoteAddress: string | undefined, headers = {}) => readArrival({ headers, socket: { remoteAddress } });
  const kinds = ['::1', '::ffff:10.1.2.3', '172.31.0.1', 'fd00::1', '203.0.113.5', '2001:db8::1', undefined].map(
    (address) => read(address).peer,
  );
  expect(kinds).toEqual(['loopback', 'private', 'private', 'private', 'public', 'public', 'loopback']);
  expect(read('::1', { host: 'a<b>', 'x-forwarded-proto': 'javascript' })).toMatchObject({ host: '', proto: 'none' });
  expect(read('::1', { 'x-forwarded-for': ', ,'.repeat(50) })).toMatchObject({ hops: 0 });
  expect(read('::1', { 'x-forwarded-for': '1.1.1.1,'.repeat(50) })).toMatchObject({ hops: 12 });
  expect(read('::1', { 'x-real-ip': '1.1.1.1' })).toMatchObject({ isOther: true });
});

test('the sample is bounded, forgets after two hours, and is read by another process', async () => {
  const folder = await aFolder('arrivals');
  const [hour, at] = [3_600_000, new Date('2026-05-01T00:00:00Z')];
  for (let number = 0; number < 200; number += 1) noteArrival({ ...one, host: `h${number}` }, hour);
  expect(listArrivals().length).toBeLessThanOrEqual(128);
  for (let number = 0; number < 3; number += 1) noteArrival(one, 2 * hour + 1);
  noteArrival(one, 3 * hour + 2);
  expect(listArrivals()).toEqual([{ ...one, count: 4 }]);
  await writeArrivals(folder, at);
  expect(await readdir(folder)).toEqual(['arrivals.json']);
  expect(await readArrivals(folder, at.getTime())).toEqual({ at: at.toISOString(), kinds: [{ ...one, count: 4 }] });
  expect(await readArrivals(folder, at.getTime() + 3 * hour)).toBeUndefined();
  await writeFile(join(folder, 'arrivals.json'), '{"at":');
  expect(await readArrivals(folder, at.getTime())).toBeUndefined();
  await writeArrivals('/nowhere/at/all');
});

test('few requests, and those of this machine for itself, are not judged', () => {
  const site = { SITE_URL: 'https://news.example.go.th', TRUSTED_PROXIES: 1, production: true, exposed: true };
  const judge = (given: Partial<Arrival>, count: number) =>
    judgeArrivals(site, { at: '2026-05-01T00:00:00.000Z', kinds: [{ ...one, ...given, count }] });
  expect(judge({ hops: 3 }, 19)).toMatchObject([{ check: 'arrivals', level: 'ok' }]);
  expect(judge({ peer: 'loopback', hops: 0 }, 500)).toMatchObject([{ check: 'arrivals', level: 'ok' }]);
  expect(judge({}, 500).map(({ level }) => level)).toEqual(['ok', 'ok', 'ok']);
  expect(judgeArrivals({ ...site, exposed: false }, undefined)).toEqual([]);
});
