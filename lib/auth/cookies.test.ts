/** @jest-environment node */

/** Names and properties of the cookies on an HTTPS site. */
async function onHttps() {
  process.env.SITE_URL = 'https://news.example.go.th';
  return import('./cookies');
}

test('P-001: on a public site both cookies are bound to its host and to HTTPS', async () => {
  const { getCookieName, cookieOptions, buildSetCookie } = await onHttps();
  expect(getCookieName('session')).toBe('__Host-portal-session');
  expect(cookieOptions).toEqual({ httpOnly: true, sameSite: 'lax', path: '/', secure: true });
  const token = 'a'.repeat(43);
  expect(buildSetCookie('session', token)).toBe(
    `__Host-portal-session=${token}; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(buildSetCookie('device', token)).toContain('; Max-Age=31536000; Secure');
});

test('P-008: only a token in our own format is read', async () => {
  const { readToken } = await onHttps();
  const sent = (value: string) => readToken(new Headers({ cookie: `a=b; __Host-portal-session=${value}` }), 'session');
  expect(sent('a'.repeat(43))).toBe('a'.repeat(43));
  for (const value of ['', 'short', `${'a'.repeat(43)}%00`, 'x'.repeat(10_000), '../../etc']) {
    expect(sent(value)).toBeUndefined();
  }
});
