import type { Page } from '@playwright/test';
import { openBuilders } from '../support/database';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

// Not in a shared context: a worker of the test before may still be storing its copies.
test.use({ serviceWorkers: 'allow', reuseContext: false });

/** URLs cached by this browser. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

const copyBar = (page: Page) => page.getByText(/^สำเนาที่เก็บไว้เมื่อ \d+ \S+ 25\d\d \d\d\.\d\d น\. – ขณะนี้ออฟไลน์$/);
const isControlled = (page: Page) => page.evaluate(() => Boolean(navigator.serviceWorker.controller));

test('saved items and the last lists open offline, are marked as copies, and are fresh online', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|NetworkError|read count|404/);
  const builders = await openBuilders();
  const item = await builders.aNews();
  const address = `/readnews/news/?news_id=${item.id}`;
  const list = `/news_group/?news_type=${item.categoryId}`;
  try {
    await page.goto(address);
    await page.getByRole('button', { name: 'อ่านภายหลัง' }).click();
    await expect.poll(() => listKept(page)).toContain(address);
    await expect.poll(() => isControlled(page)).toBe(true);
    await page.goto(list);
    await expect.poll(() => listKept(page)).toContain(list);

    // Private pages pass through the same worker and are never cached.
    await signInAs(page.request, 'VecAdmin');
    await page.goto('/administrator/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    await expect.poll(() => listKept(page)).toContain('/');
    for (const key of await listKept(page)) expect(key).not.toMatch(/administrator|\/api\/|\/login|\/member/);

    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.topic);
    await expect(copyBar(page)).toBeVisible();
    const masthead = page.getByRole('banner');
    expect(await masthead.evaluate((box) => getComputedStyle(box).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    // Another URL of the same item, and a list with its card.
    await page.goto(`/readnews/lifestyle?news_id=${item.id}&utm_source=line`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.topic);
    await page.goto(list);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([item.topic]);
    await expect(copyBar(page)).toBeVisible();

    for (const missing of ['/about/', '/administrator/']) {
      await page.goto(missing);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('หน้านี้ต้องใช้อินเทอร์เน็ต');
    }
    // Not by the pointer: hovering would prefetch the page.
    await page.getByRole('link', { name: item.topic }).evaluate((link: HTMLElement) => link.click());
    await expect(copyBar(page)).toBeVisible();
    await page.goto('/saved/');
    await expect(page.getByRole('article').getByRole('link', { name: item.topic })).toBeVisible();
    await expect(page.getByText('อ่านออฟไลน์ได้')).toBeVisible();
    await page.goto(address);
    await expect(copyBar(page)).toBeVisible();

    await context.setOffline(false);
    await expect(page.locator('html[data-kept-at]')).toHaveCount(0);
    await expect(copyBar(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.topic);

    // The copy of a deleted item is removed once the worker sees the 404.
    await builders.removeCategory(item.categoryId);
    await expect(async () => {
      // The invalidation may arrive after the first visit.
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(item.topic);
    }).toPass();
    await expect.poll(() => listKept(page)).not.toContain(address);
    await page.goto('/saved/');
    await expect(page.getByText('ไม่เผยแพร่แล้ว')).toBeVisible();
    await page.getByRole('button', { name: /^นำออก/ }).click();
    await expect(page.getByText('ยังไม่มีข่าวในรายการนี้')).toBeVisible();
  } finally {
    await builders.close();
  }
});

test('nothing is cached without a reason, only saved items without consent, and nothing once it has stopped', async ({
  page,
}) => {
  const builders = await openBuilders();
  const item = await builders.aNews();
  await page.addInitScript(() => localStorage.removeItem('consent'));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await listKept(page)).toEqual([]);

  const address = `/readnews/news/?news_id=${item.id}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'อ่านภายหลัง' }).click();
  await expect.poll(() => listKept(page)).toContain(address);
  await expect.poll(() => isControlled(page)).toBe(true);
  await page.goto('/lifeStyle/');
  await page.goto('/saved/');
  await expect(page.getByText('อ่านออฟไลน์ได้')).toBeVisible();
  expect(await listKept(page)).not.toContain('/lifeStyle/');

  // The script served at /sw.js when the operator has disabled the worker, with a separate scope.
  await page.evaluate(() => navigator.serviceWorker.register('/worker/stop.js', { scope: '/worker/' }));
  await expect.poll(() => listKept(page)).toEqual([]);
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    );
  await expect.poll(scopes).toEqual(['/']);
  await builders.removeCategory(item.categoryId);
  await builders.close();
});
