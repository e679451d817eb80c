import { aCollege, PASSWORD } from '@/testing/people';
import { callLegacy, sendLegacy } from './legacy-api.test-support';
import { endpoints } from './registry';

const names = endpoints.map(({ name }) => name);
const key = { ApiKey: 'first-key' };
const evil = { Origin: 'https://evil.example' };

describe('the entry', () => {
  test('has no call of an unknown name', async () => {
    for (const name of ['nothing.php', 'news', '', '__proto__', 'constructor', '../news.php']) {
      const reply = await callLegacy(name);
      expect([reply.status, reply.json.code]).toEqual([404, 'UNKNOWN_CALL']);
    }
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('answers %s with 405 on every call (P-015)', async (method) => {
    const { name: login } = await aCollege();
    const query = `crud=usersystems&ApiKey=first-key&usersystems_uname=${login}&usersystems_upass=${PASSWORD}`;
    for (const name of names) {
      const reply = await callLegacy(name, {}, { method, query });
      expect(reply.cookies).toEqual([]);
      expect([reply.status, reply.headers.Allow, reply.json.status]).toEqual([405, 'POST', false]);
      expect(Object.keys(reply.json)).toEqual(['status', 'code', 'message']);
    }
  });

  test.each(['text/plain', '', 'text/html', 'application/octet-stream'])(
    'refuses the content type %j',
    async (type) => {
      const reply = await callLegacy('links.php', {}, { headers: { 'Content-Type': type } });
      expect([reply.status, reply.json.code]).toEqual([415, 'MEDIA_TYPE']);
    },
  );

  test('refuses more than 64 KiB and takes 64 KiB', async () => {
    const padded = (bytes: number) => {
      const body = JSON.stringify({ ...key, padding: '' });
      return { body: body.replace('""', `"${'x'.repeat(bytes - body.length)}"`) };
    };
    expect((await sendLegacy('links.php', padded(65_536))).status).toBe(200);
    expect((await sendLegacy('links.php', padded(65_537))).json).toMatchObject({ status: false, code: 'TOO_LARGE' });
    expect((await sendLegacy('links.php', padded(1_000_000))).status).toBe(413);
  });

  test('refuses a URL that repeats a parameter', async () => {
    const { name: login } = await aCollege();
    const fields = { usersystems_uname: login, usersystems_upass: PASSWORD };
    for (const query of ['crud=usersystems&crud=member', 'crud=usersystems&crud=usersystems', 'crud=a&x=1&x=2']) {
      const reply = await callLegacy('login.php', fields, { query });
      expect([reply.status, reply.json.code, reply.cookies]).toEqual([400, 'REPEATED', []]);
    }
  });

  test('answers JSON that no cache stores', async () => {
    const { headers } = await callLegacy('links.php');
    expect(headers).toMatchObject({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  });

  test('refuses more than 50 fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`field${at}`, at]));
    expect((await callLegacy('links.php', many)).json).toMatchObject({ status: false, code: 'TOO_MANY_FIELDS' });
  });
});

describe('the ApiKey', () => {
  const wrong = [
    undefined,
    null,
    '',
    'wrong',
    'first-key ',
    'FIRST-KEY',
    1,
    true,
    {},
    ['first-key'],
    'x'.repeat(10_000),
    '\u0000',
  ];

  test.each(names)('is required by %s (P-005)', async (name) => {
    for (const ApiKey of wrong) {
      const reply = await callLegacy(name, { ApiKey, news_id: 1, usersystems_id: 1 }, { query: 'crud=usersystems' });
      expect(reply.cookies).toEqual([]);
      expect([reply.status, reply.json.code]).toEqual([401, 'API_KEY']);
      expect(Object.keys(reply.json)).toEqual(['status', 'code', 'message']);
    }
  });

  test('may be any of several', async () => {
    expect((await callLegacy('links.php', { ApiKey: 'second-key' })).status).toBe(200);
  });

  test('opens nothing if none is set', async () => {
    expect((await callLegacy('links.php', { ApiKey: '' }, {}, { API_KEYS: [] })).status).toBe(401);
  });

  test('counts in the payload only', async () => {
    const reply = await sendLegacy('links.php', {
      body: '{}',
      headers: { ApiKey: 'first-key', 'X-Api-Key': 'first-key' },
    });
    expect(reply.status).toBe(401);
  });
});

describe('other origins', () => {
  const site = 'https://app.example.go.th';

  test.each(names)('may not read %s unless they are listed (P-091)', async (name) => {
    for (const method of ['OPTIONS', 'POST', 'GET']) {
      const { headers, status } = await callLegacy(name, {}, { method, headers: evil }, { CORS_ORIGINS: [site] });
      expect(Object.keys(headers).filter((header) => header.startsWith('Access-Control'))).toEqual([]);
      if (method === 'OPTIONS') expect(status).toBe(204);
    }
  });

  test('may call and read, with credentials, when they are listed', async () => {
    const listed = { CORS_ORIGINS: [site] };
    const asked = await sendLegacy('links.php', { method: 'OPTIONS', headers: { Origin: site } }, listed);
    expect(asked).toMatchObject({
      status: 204,
      body: null,
      headers: {
        'Access-Control-Allow-Origin': site,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type',
        Vary: 'Origin',
      },
    });
    const read = await callLegacy('links.php', {}, { headers: { Origin: site } }, listed);
    expect(read.headers).toMatchObject({ 'Access-Control-Allow-Origin': site, Vary: 'Origin' });
  });
});

describe('the operator’s settings', () => {
  test('an alias answers as its call', async () => {
    const given = { LEGACY_ALIASES: new Map([['picture.php', 'newspicture.php']]) };
    expect((await callLegacy('picture.php', { news_id_main: 1 }, {}, given)).json).toEqual([]);
  });

  test('failures of POST calls come with 200 when clients need it', async () => {
    const given = { LEGACY_STATUS_200: true };
    const failing = await callLegacy('news.php', { news_id: 2_147_483_647 }, {}, given);
    expect([failing.status, failing.json.code]).toEqual([200, 'MISSING']);
    expect((await callLegacy('links.php', { ApiKey: 'x' }, {}, given)).status).toBe(200);
    expect((await callLegacy('links.php', {}, { method: 'GET' }, given)).status).toBe(405);
  });
});
