import { recordTrafficLine, writeTraffic } from '@/features/audit/traffic-log/recorder';
import { saveTrafficSetting } from '@/features/audit/traffic-log/traffic-log.commands';
import { getCookieName } from '@/lib/auth/cookies';
import { db } from '@/lib/db/db';
import { administrator } from '@/testing/lists';
import { logInPerson } from '@/testing/log-in';
import { aMember } from '@/testing/people';
import { sendRequest, startTestGateway, type TestReply } from './gateway.test-support';

beforeEach(async () => {
  await db.setting.deleteMany({ where: { key: 'traffic' } });
  await saveTrafficSetting({ on: true, days: 90 }, administrator);
  await writeTraffic();
  await db.$executeRaw`TRUNCATE traffic_log`;
});

describe('the traffic log', () => {
  const asked = async (wishes: readonly Parameters<typeof sendRequest>[1][]): Promise<TestReply[]> => {
    const gateway = await startTestGateway(
      async (ask, answer) => void answer.writeHead(ask.url?.startsWith('/gone') ? 410 : 200).end('x'),
      { recordTraffic: recordTrafficLine, trustedProxies: 1 },
    );
    const replies = [];
    for (const wish of wishes) replies.push(await sendRequest(gateway.port, wish));
    await gateway.close();
    await writeTraffic();
    return replies;
  };
  const getPaths = async () => (await db.trafficLine.findMany({ orderBy: { at: 'asc' } })).map(({ path }) => path);

  test('records client, request, time, address and response; the account by the session', async () => {
    const { token, viewer } = await logInPerson(await aMember());
    const headers = {
      'x-forwarded-for': '198.51.100.7',
      'user-agent': 'A'.repeat(500),
      cookie: `a=b; ${getCookieName('session')}=${token}`,
    };
    const before = Date.now();
    const [reply] = await asked([{ method: 'HEAD', path: '/gone?page=2', headers }]);
    const after = Date.now();
    const [line] = await db.trafficLine.findMany();
    expect(line).toMatchObject({
      address: '198.51.100.7',
      method: 'HEAD',
      path: '/gone',
      status: 410,
      accountId: viewer.accountId,
      userAgent: 'A'.repeat(200),
      requestId: reply?.headers['x-request-id'],
    });
    expect(Number(line?.at)).toBeGreaterThanOrEqual(before);
    expect(Number(line?.at)).toBeLessThanOrEqual(after);
    expect(JSON.stringify(line)).not.toContain(token);
  });

  test('leaves out scripts, images and probes, but no rejections, and records heartbeats once a minute', async () => {
    const wish = (path: string, method = 'GET') => ({ path, method, headers: { 'x-forwarded-for': '198.51.100.8' } });
    await asked([
      ...['/', '/_next/static/a.js', '/favicon.ico', '/healthz', '/gone/picture.webp'].map((path) => wish(path)),
      ...['/api/v1/presence', '/api/v1/presence', '/online_college.php', '/online_college.php'].map((path) =>
        wish(path),
      ),
      wish('/about/', 'TRACE'),
    ]);
    expect(await getPaths()).toEqual(['/', '/gone/picture.webp', '/api/v1/presence', '/online_college.php', '/about/']);
  });

  test('contains no secret of a URL', async () => {
    const key = 'dGhpcyBpcyBhIHNlY3JldCBrZXkgMTIzNDU2Nzg5MAabc1';
    await asked([
      { path: `/login/reset/?token=${key}` },
      { path: `/readnews/preview/${key}?key=SECRETMARK` },
      { path: `/search/?search=%E0%B8%97%E0%B8%B8%E0%B8%99&code=SECRETMARK&page=2` },
      { path: `/api/v1/traffic/export?permit=SECRETMARK` },
    ]);
    expect(await getPaths()).toEqual([
      '/login/reset/',
      '/readnews/preview/***',
      '/search/?search=%E0%B8%97%E0%B8%B8%E0%B8%99&page=2',
      '/api/v1/traffic/export',
    ]);
  });
});
