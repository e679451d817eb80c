import { legacyAddresses } from '../routes';
import { fillAddress } from '../support/legacy-calls';
import { expect, test } from '../support/test';

/** Resolved by URL: the home page's URL may lack its slash. */
function findCanonical(html: string): string {
  const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return new URL(href.replaceAll('&amp;', '&')).href;
}

for (const [address, canonical] of legacyAddresses) {
  test(`${address} answers without a redirect and names ${canonical}`, async ({ request, baseURL }) => {
    const response = await request.get(await fillAddress(request, address), { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(findCanonical(await response.text())).toBe(`${baseURL}${await fillAddress(request, canonical)}`);
  });
}

const MISSING = 'This page could not be found';
const missing = [
  ['/nothing-here', MISSING],
  ['/nothing/at/all/', MISSING],
  ['/readnews/news/', 'News ID is required'],
  ['/readnews/news/?news_id=', 'News ID is required'],
  ['/readnews/lifestyle/', 'News ID is required'],
  ['/readnews/news/?news_id=2147483647', MISSING],
  ['/readnews/news/?news_id=99999999999', MISSING],
  ['/readnews/news/?news_id=abc', MISSING],
  ['/readnews/news/?news_id=-1', MISSING],
  ['/readnews/movec/?news_id=2147483647', MISSING],
  ['/news_group/?news_type=2147483647', MISSING],
  ['/news_group/?news_type=x', MISSING],
] as const;

for (const [address, words] of missing) {
  test(`${address} is a real 404`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    const html = await response.text();
    expect(response.status()).toBe(404);
    expect(html).toContain(words);
    expect(html).toContain('404 Not Found');
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html).toContain('href="/"');
  });
}

test('a NUL in the URL is rejected', async ({ request }) => {
  expect((await request.get('/readnews/news/?news_id=1%00')).status()).toBe(400);
});

test('a hidden category is a 404', async ({ request }) => {
  expect((await request.get('/news_group/?news_type=1012')).status()).toBe(404);
});

test('invalid list parameters fall back to defaults', async ({ page }) => {
  await page.goto('/news_group/?news_type=1002&page=-1&per=7&sort=id;drop&dir=up&search=%25_%27');
  await expect(page.locator('h1')).toBeVisible();
});

test('/healthz and /readyz report the state', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toMatchObject({ alive: true });
  expect(await (await request.get('/readyz')).json()).toMatchObject({ ready: true });
});
