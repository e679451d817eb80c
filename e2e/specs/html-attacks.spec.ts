import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { isTooDeep, readHtmlAttacks } from '@/testing/html-attacks';
import { CATEGORY } from '../routes';
import { openBuilders } from '../support/database';
import { invalidateAll } from '../support/invalidate';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

// The Content-Security-Policy alone would stop most attacks; here the text has to be harmless without it.
test.use({ bypassCSP: true });
test.setTimeout(300_000);

const saved = z.object({ data: z.object({ id: z.number(), version: z.number() }) });

/** Time for event handlers to run after the page has loaded. */
const SETTLE_MS = 30;

/** A page that records every call an attack makes; without the portal's own script it is complete at once. */
async function openReader(context: BrowserContext, { script }: { script: boolean }): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Reflect.set(window, name, () => Reflect.set(window.top ?? window, 'fired', true));
    }
  });
  if (!script)
    await page.route('**/_next/**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  return page;
}

test('P-048: nothing written by a college user executes on the reader’s page', async ({
  context,
  request,
  problems,
}) => {
  problems.allow(/media\/x\.webp/);
  const page = await openReader(context, { script: false });
  await signInAs(request, 'college');
  let item = await save(request, { detail: '<p>x</p>' });
  item = await post(request, 'move', { ...item, event: 'publish' });
  for (const attack of batches(readHtmlAttacks().filter((one) => !isTooDeep(one)))) {
    item = await save(request, { ...item, detail: `<p>ก่อน ${randomUUID()}</p>${attack}<p>หลัง</p>` });
    await expectHarmless(page, `/readnews/news/?news_id=${item.id}`, attack);
  }
  await post(request, 'move', { ...item, event: 'bin' });
});

test('P-056: nothing executes from an unsanitised row inserted by SQL', async ({ context, problems }) => {
  problems.allow(/media\/x\.webp/);
  const page = await openReader(context, { script: false });
  const builders = await openBuilders();
  const { db } = await import('@/lib/db/db');
  const { id } = await builders.aNews({ categoryId: CATEGORY, topic: 'ข่าวที่เก็บไว้โดยไม่ผ่านการตรวจ' });
  try {
    for (const attack of batches(storable())) {
      await db.news.update({ where: { id }, data: { detail: attack, summary: attack } });
      await invalidateAll();
      await expectHarmless(page, `/readnews/news/?news_id=${id}`, attack);
    }
  } finally {
    await db.news.delete({ where: { id } });
    await invalidateAll();
    await builders.close();
  }
});

test('P-048, P-049 and P-050: nor with the page’s own script, in headline, card and text at once', async ({
  context,
  problems,
}) => {
  problems.allow(/media\/x\.webp/);
  const page = await openReader(context, { script: true });
  const builders = await openBuilders();
  const { db } = await import('@/lib/db/db');
  const headlines = [
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '</title><script>alert(1)</script>\u2028',
  ];
  const made = [];
  try {
    for (const topic of headlines) {
      made.push(
        await builders.aNews({
          categoryId: CATEGORY,
          topic,
          detail: storable()
            .filter((one) => !isTooDeep(one))
            .join('\n'),
          summary: topic,
        }),
      );
    }
    for (const { id, topic } of made) {
      await expectHarmless(page, `/readnews/news/?news_id=${id}`, topic);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic.trim());
      // P-050: the headline can't close the script element of the structured data.
      const told = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(z.array(z.looseObject({})).parse(JSON.parse(told ?? ''))[0]).toMatchObject({ headline: topic.trim() });
    }
    await expectHarmless(page, `/news_group/?news_type=${CATEGORY}`, 'list');
  } finally {
    for (const { id } of made) await db.news.delete({ where: { id } });
    await invalidateAll();
    await builders.close();
  }
});

test('P-058: a search is shown as text', async ({ context }) => {
  const page = await openReader(context, { script: true });
  const search = '"><img src=x onerror=alert(1)>';
  await expectHarmless(page, `/news_group/?search=${encodeURIComponent(search)}`, search);
  await expect(page.locator('main').getByRole('searchbox').first()).toHaveValue(search);
});

/** Combines several attacks in one text, to save pages; those of a file stay separate. */
function batches(attacks: string[]): string[] {
  const size = process.env.HTML_ATTACKS ? 1 : BATCH;
  return attacks.flatMap((_, at) => (at % size === 0 ? [attacks.slice(at, at + size).join('\n<p>ต่อไป</p>\n')] : []));
}
const BATCH = 6;

/** PostgreSQL can't store NUL. */
const storable = () => readHtmlAttacks().filter((attack) => !attack.includes('\0'));

/** Opens a page and checks that no script ran and that the article contains nothing that could run. */
async function expectHarmless(page: Page, address: string, attack: string): Promise<void> {
  await page.goto(address);
  await page.waitForTimeout(SETTLE_MS);
  const found = await page.evaluate(() => {
    const active = 'script, style, iframe, object, embed, form, link, meta, base, svg script, [srcdoc], [style*="url"]';
    const own = (element: Element) => element.closest('[data-rich-text], .rich-text') !== null;
    const elements = [...document.querySelectorAll('article *')];
    const handlers = elements.filter((one) => [...one.attributes].some(({ name }) => /^on/i.test(name)));
    const addresses = elements.filter((one) => /^\s*(javascript|data|vbscript):/i.test(one.getAttribute('href') ?? ''));
    const parts = [...document.querySelectorAll(active)].filter(own);
    return {
      fired: Reflect.get(window, 'fired') === true,
      parts: [...handlers, ...addresses, ...parts].map((one) => one.outerHTML.slice(0, 200)),
    };
  });
  expect({ attack, ...found }).toEqual({ attack, fired: false, parts: [] });
}

type Item = { id: number; version: number };

const save = (request: APIRequestContext, { detail, ...item }: Partial<Item> & { detail: string }) =>
  post(request, 'save', { ...item, key: randomUUID(), content: buildContent(detail) });

async function post(request: APIRequestContext, call: string, fields: object): Promise<Item> {
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  const answer = await request.post(`/api/v1/newsroom/${call}`, { data: fields, headers: { Origin: origin } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id, version } = saved.parse(await answer.json()).data;
  return { id, version };
}

const buildContent = (detail: string) => ({
  section: 'news',
  categoryId: CATEGORY,
  topic: 'ข่าวทดสอบความปลอดภัยของเนื้อหา',
  detail,
  coverId: null,
  coverAlt: '',
  coverFocusX: 0.5,
  coverFocusY: 0.5,
  pictures: [],
  attachments: [],
  videoLinks: [],
  publishAt: null,
  unpublishAt: null,
  pinned: false,
});
