import { gradeHeaders, type ResponseKind } from '@/lib/gateway/header-grades.test-support';
import { fillAddress } from '../support/legacy-calls';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const pages = ['/', '/news_group/', '/readnews/news/?news_id={news}', '/login/', '/nothing-here', '/readnews/news/'];
const everything = [
  ...pages,
  '/healthz',
  '/api/v1/news',
  '/api/news.php',
  '/api/docs',
  '/favicon.ico',
  '/media/none.webp',
];

/** Kind of a response by its address, as the grades name it. */
function findKind(address: string): ResponseKind {
  // The public list is kept and revalidated, as public pages and files are.
  if (address === '/api/v1/news') return 'file';
  if (address.startsWith('/api/') && address !== '/api/docs') return 'call';
  return pages.includes(address) || address === '/api/docs' ? 'public page' : 'file';
}

for (const address of everything) {
  test(`${address} has the security headers`, async ({ request }) => {
    const response = await request.get(await fillAddress(request, address));
    const headers = response.headers();
    expect(gradeHeaders(findKind(address), (name) => headers[name], { https: false })).toEqual([]);
    expect(response.status()).toBeLessThan(500);
  });
}

for (const address of [...pages, '/api/docs']) {
  test(`${address} allows its own inline scripts only`, async ({ request }) => {
    const response = await request.get(await fillAddress(request, address));
    const policy = response.headers()['content-security-policy'] ?? '';
    const rules = new Map(policy.split(/;\s*/).map((rule) => [rule.split(' ')[0], rule]));
    expect(rules.get('default-src')).toBe("default-src 'self'");
    expect(rules.get('script-src')).not.toMatch(/unsafe|\*|https?:/);
    expect(rules.get('script-src')).toContain("'sha256-");
    expect(rules.get('object-src')).toBe("object-src 'none'");
    expect(rules.get('base-uri')).toBe("base-uri 'none'");
    expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(rules.get('img-src')).not.toMatch(/\*|https?:/);
  });
}

test('pages of an area and redirects to them have the same headers', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  for (const [kind, address] of [
    ['area page', '/administrator'],
    ['redirect', '/logout'],
  ] as const) {
    const response = await page.request.get(address, { maxRedirects: 0 });
    const headers = response.headers();
    expect(gradeHeaders(kind, (name) => headers[name], { https: false })).toEqual([]);
  }
});

test('the content of a page is the same for everybody', async ({ playwright, baseURL }) => {
  const read = async (cookie: string) => {
    const reader = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { Cookie: cookie } });
    const html = await (await reader.get('/news_group/?news_type=1002')).text();
    await reader.dispose();
    return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  };
  expect((await read('session=someone')) === (await read('theme=dark'))).toBe(true);
});

test('a script in the URL is shown as text', async ({ page }) => {
  await page.goto(
    '/news_group/?search=%3Cscript%3Ewindow.hacked%3D1%3C%2Fscript%3E%22%3E%3Cimg%20src%3Dx%20onerror%3Dhacked%3D1%3E',
  );
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(/<script>/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

const impossible: Record<string, string>[] = [
  { 'If-Match': 'x' },
  { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { Range: 'bytes=5-1' },
  { Range: 'bytes=99999999-' },
  { Range: 'bytes=a-b' },
];
for (const headers of impossible) {
  test(`a condition or range that cannot be met locks no reader out (${JSON.stringify(headers)})`, async ({
    request,
  }) => {
    for (const address of ['/sw.js', '/sw.js?id=1', '/logo.svg', '/favicon.ico', '/robots.txt', '/about/'])
      expect((await request.get(address, { headers })).status()).toBe(200);
  });
}

test('an action sent to a page that lacks it is forwarded internally, not through the public URL', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get('/login/forgot/')).text();
  const action = /&quot;id&quot;:&quot;([0-9a-f]+)&quot;/.exec(page)?.[1] ?? '';
  for (const path of ['/login/forgot/', '/about/']) {
    const response = await request.post(path, {
      headers: {
        'Next-Action': action,
        Origin: String(baseURL),
        Accept: 'text/x-component',
        'X-Forwarded-Proto': 'https',
      },
      multipart: { '1_name': '', '0': '[{},"$K1"]' },
    });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('ข้อมูลบางช่องยังไม่ถูกต้อง');
  }
});
