import { getCookieName } from '@/lib/auth/cookies';
import { logInPerson } from '@/testing/log-in';
import { aMember } from '@/testing/people';
import { POST } from './route';

const context = { params: Promise.resolve({ call: 'autosave' }) };
const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
const autosave = (more: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/v1/newsroom/autosave', {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({ key: 'k', content: {} }),
  });

test('an autosave after the session has ended answers 401', async () => {
  const answer = await POST(autosave(), context);
  expect([answer.status, await answer.json()]).toMatchObject([
    401,
    { code: 'LOGIN', message: 'หมดเวลาการเข้าสู่ระบบแล้ว กรุณาเข้าสู่ระบบใหม่' },
  ]);
});

test('an autosave of an account that may not write answers 403', async () => {
  const { token } = await logInPerson(await aMember());
  const answer = await POST(autosave({ Cookie: `${getCookieName('session')}=${token}` }), context);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
});
