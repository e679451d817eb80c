// Nothing listens on port 1.
process.env.DATABASE_URL = 'postgresql://nobody:SECRETMARK@127.0.0.1:1/nothing';

const TOKEN = 'a'.repeat(43);

// Counters are flushed every second, without end while the database is unavailable.
jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });

test('while the database is unavailable next-auth answers 503 with a Retry-After, and keeps the session', async () => {
  const { handleNextAuth } = await import('./next-auth-handler');
  const { env } = await import('@/lib/env/env');
  const call = { address: '203.0.113.9', query: new URLSearchParams(), cookies: {}, body: null };
  const headers = { Origin: env.SITE_URL, Cookie: `portal-session=${TOKEN}` };
  const csrf = await handleNextAuth({ ...call, method: 'GET', endpoint: 'csrf', headers: new Headers(headers) });
  const { csrfToken } = await csrf.json();
  const [pair = ''] = (csrf.headers.getSetCookie()[0] ?? '').split(';');
  const [name = '', value = ''] = pair.split('=');
  const cookies = { [name]: decodeURIComponent(value) };
  const form = new Headers({ ...headers, 'Content-Type': 'application/x-www-form-urlencoded' });
  const body = new TextEncoder().encode(new URLSearchParams({ csrfToken, name: 'x', password: 'y' }).toString());
  for (const asked of [
    { method: 'GET', endpoint: 'session', headers: new Headers(headers), body: null },
    { method: 'POST', endpoint: 'signout', headers: form, body },
    { method: 'POST', endpoint: 'callback/staff', headers: form, body },
  ]) {
    const answer = await handleNextAuth({ ...call, ...asked, cookies });
    const text = await answer.text();
    expect([asked.endpoint, answer.status, answer.headers.get('retry-after')]).toEqual([asked.endpoint, 503, '5']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ status: false, code: 'BUSY' });
    expect(text).not.toMatch(/127\.0\.0\.1|SECRETMARK|prisma|connect/i);
  }
});
