import { logIn } from '@/lib/auth/log-in';
import { aCollege, aMember, PASSWORD } from '@/testing/people';
import { sameSiteHeaders, tryLogIn } from '../legacy-api.test-support';

describe('guessing', () => {
  test('the sixth try of a name from one address gets 429, even with the right password; others get in (P-017)', async () => {
    const [guessed, other] = [await aCollege(), await aCollege()];
    const wish = { headers: sameSiteHeaders, address: '203.0.113.17' };
    for (let at = 0; at < 5; at++) expect((await tryLogIn(guessed, 'wrong', wish)).status).toBe(401);
    for (const password of ['wrong', PASSWORD]) {
      const { status, headers, cookies, json } = await tryLogIn(guessed, password, wish);
      expect([status, json.code, cookies]).toEqual([429, 'LIMITED', []]);
      expect(Number(headers['Retry-After'])).toBeGreaterThan(500);
    }
    expect((await tryLogIn(other, PASSWORD, wish)).status).toBe(200);
  });

  test('the call and the other logins count together (P-018)', async () => {
    const { name, ...person } = await aCollege();
    const address = '203.0.113.18';
    for (let at = 0; at < 3; at++) await tryLogIn({ ...person, name }, 'wrong', { address });
    for (let at = 0; at < 2; at++) {
      const tried = logIn('staff', { name, password: 'wrong' }, { address, userAgent: 'x' });
      await expect(tried).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
    expect((await tryLogIn({ ...person, name }, 'wrong', { address })).status).toBe(429);
  });

  test('a name of unknown accounts waits likewise', async () => {
    const nobody = { door: 'staff', name: 'nobody-at-all' } as const;
    const wish = { address: '203.0.113.19' };
    for (let at = 0; at < 5; at++) expect((await tryLogIn(nobody, 'wrong', wish)).status).toBe(401);
    expect((await tryLogIn(nobody, 'wrong', wish)).status).toBe(429);
  });

  test('one member, however the e-mail is written (P-112)', async () => {
    const { name } = await aMember();
    const written = { door: 'member', name: ` ${name.toUpperCase()} ` } as const;
    expect((await tryLogIn(written)).json.userGeneralEmail).toBe(name);
  });
});
