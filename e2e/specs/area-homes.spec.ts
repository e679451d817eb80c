import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { areas } from '@/lib/areas/areas';
import { expectAccessible } from '../support/accessibility';
import { leaveAccount } from '../support/leave-account';
import { listCategories } from '../support/legacy-calls';
import { takeScreenshot } from '../support/screenshot';
import { type SignedInRole, signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const saved = z.object({ data: z.object({ id: z.number(), version: z.number() }) });
type Saved = z.infer<typeof saved>['data'];

/** A write call of the newsroom, by the account signed in in this context. */
async function write(
  request: APIRequestContext,
  baseURL: string | undefined,
  call: string,
  data: object,
): Promise<Saved> {
  const answer = await request.post(`/api/v1/newsroom/${call}`, { data, headers: { Origin: baseURL ?? '' } });
  expect(answer.status(), await answer.text()).toBe(200);
  return saved.parse(await answer.json()).data;
}

async function aDraft(request: APIRequestContext, baseURL: string | undefined, topic: string): Promise<Saved> {
  const [category] = await listCategories(request);
  const content = {
    ...{ section: 'news', categoryId: category?.newsCatID, topic, detail: '<p>เนื้อข่าว</p>' },
    ...{ coverId: null, coverAlt: '', coverFocusX: 0.5, coverFocusY: 0.5, pictures: [], attachments: [] },
    ...{ videoLinks: [], publishAt: null, unpublishAt: null, pinned: false },
  };
  return write(request, baseURL, 'save', { key: randomUUID(), content });
}

const bell = (page: Page) => page.getByRole('banner').locator('summary[aria-label^="งานที่รอดำเนินการ"]');

test('an approval requested by a college user waits for the college, and comes back with its reason', async ({
  page,
  playwright,
  baseURL,
}) => {
  const topic = `ข่าวรอพิจารณา ${randomUUID().slice(0, 8)}`;
  const [user, college] = [await playwright.request.newContext({ baseURL }), page.request];
  await signInAs(user, 'usercollege');
  const draft = await aDraft(user, baseURL, topic);
  const waiting = await write(user, baseURL, 'move', { ...draft, event: 'submit' });

  await signInAs(college, 'college');
  await page.goto('/colleges');
  await bell(page).click();
  const entries = page.getByRole('banner').getByRole('listitem').getByRole('link');
  await expect(entries.first()).toHaveAttribute('href', /^\/colleges\/[a-z_]+\/\d+$/);
  const part = page.getByRole('region', { name: /^รอการพิจารณาของฉัน/ });
  await part.getByRole('link', { name: 'ดูทั้งหมดที่รอฉัน' }).click();
  await expect(page).toHaveURL(/\/colleges\/college_news\?status=todo$/);
  await page.goto(`/colleges/college_news?status=todo&search=${encodeURIComponent(topic)}`);
  await expect(page.getByRole('row', { name: new RegExp(topic) })).toContainText('รอมาแล้ว ไม่ถึง 1 ชั่วโมง');
  const more = { event: 'return', reason: 'facts', comment: 'กรุณาตรวจสอบวันที่\nบรรทัดที่สอง' };
  await write(college, baseURL, 'move', { id: waiting.id, version: waiting.version, ...more });

  await leaveAccount(page);
  await signInAs(page.request, 'usercollege');
  await page.goto('/users');
  const back = page.getByRole('region', { name: /^ส่งกลับให้แก้ไข/ }).getByRole('link', { name: new RegExp(topic) });
  await expect(back).toContainText('ส่งกลับมาแล้ว ไม่ถึง 1 ชั่วโมง');
  await expect(back).toContainText('ข้อมูลไม่ครบถ้วนหรือไม่ถูกต้อง');
  await expect(back).toContainText('กรุณาตรวจสอบวันที่');
  await expect(back).not.toContainText('บรรทัดที่สอง');
  await expect(back).toHaveAttribute('href', `/users/users_news/${draft.id}`);
  await user.dispose();
});

test('the link of a mail leads to the item in one’s own area, after login too', async ({ page, request, baseURL }) => {
  await signInAs(page.request, 'usercollege');
  const { id } = await aDraft(page.request, baseURL, `ข่าวของลิงก์ ${randomUUID().slice(0, 8)}`);
  const own = await page.request.get(`/newsroom/${id}`, { maxRedirects: 0 });
  expect(own.headers().location).toContain(`/users/users_news/${id}`);
  const unknown = await page.request.get('/newsroom/0', { maxRedirects: 0 });
  expect(unknown.headers().location).toMatch(/\/users$/);
  const visitor = await request.get(`/newsroom/${id}`, { maxRedirects: 0 });
  expect(visitor.headers().location).toContain(`/login/?next=%2Fnewsroom%2F${id}`);
});

test('the poll of the notifications is refused to a visitor', async ({ request }) => {
  const answer = await request.get('/api/v1/newsroom/waiting');
  expect(answer.status()).toBe(401);
  expect(await answer.text()).not.toContain('entries');
});

test('the mail preferences are saved', async ({ page }) => {
  await signInAs(page.request, 'usercollege');
  await page.goto('/users/account');
  const part = page.getByRole('region', { name: 'การแจ้งเตือนทางอีเมล' });
  const wish = part.getByRole('checkbox', { name: 'ข่าวของฉันถูกถอนการเผยแพร่' });
  const before = await wish.isChecked();
  await wish.setChecked(!before);
  await part.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('บันทึกข้อมูลแล้ว').first()).toBeVisible();
  await page.reload();
  await expect(wish).toBeChecked({ checked: !before });
});

const staffRoles = [
  ...([
    'VecAdmin',
    'newseditors',
    'veccentral',
    'veccentraldep',
    'iven',
    'VecProvince',
    'college',
    'usercollege',
  ] as const),
] satisfies readonly SignedInRole[];

/** The number in a text; zero if it has none, as for a badge that isn't there. */
const readNumber = (text: string | null | undefined): number =>
  Number(/\d[\d,]*/.exec(text ?? '')?.[0].replace(',', '') ?? 0);

/** Badges show no more than 99. */
const cap = (count: number): number => Math.min(count, 99);

for (const role of staffRoles) {
  test(`bell, menu, home and lists of ${role} show the same numbers`, async ({ page }) => {
    test.slow();
    await signInAs(page.request, role);
    await expect(async () => {
      await page.goto(areas[role].root);
      const total = readNumber(await bell(page).getAttribute('aria-label'));
      const inbox = `${areas[role].root}/inbox`;
      const strip = page.getByRole('region', { name: /^งานที่รอ / });
      const shown = (await strip.count()) > 0;
      const kinds = shown ? await strip.getByRole('listitem').allTextContents() : [];
      const onHome = shown ? readNumber(await strip.getByRole('heading').textContent()) : 0;
      expect([cap(onHome), cap(kinds.reduce((sum, text) => sum + readNumber(text), 0))]).toEqual([
        cap(total),
        cap(total),
      ]);
      const entryOfInbox = page.locator(`#area-sidebar a[href="${inbox}"] .side-badge`);
      expect(readNumber((await entryOfInbox.count()) > 0 ? await entryOfInbox.textContent() : '')).toBe(cap(total));
      await page.goto(inbox);
      const tabs = page.getByRole('navigation', { name: 'สถานะของงานที่รอ' });
      expect(cap(readNumber(await tabs.getByRole('link', { name: /^รอดำเนินการ/ }).textContent()))).toBe(cap(total));
      for (const { path, section } of areas[role].rows.filter(({ screen }) => screen === 'newsList')) {
        const address = `${areas[role].root}/${path}`;
        await page.goto(`${address}?status=todo&per=48`);
        const tab = readNumber(await page.getByRole('link', { name: /^รอฉันดำเนินการ/ }).textContent());
        const entry = page.locator(`#area-sidebar a[href="${address}"] .side-badge`);
        if (section) expect(readNumber((await entry.count()) > 0 ? await entry.textContent() : '')).toBe(cap(tab));
        expect(await page.locator('tbody tr:has(input[name=items])').count()).toBe(Math.min(tab, 48));
      }
    }).toPass({ timeout: 60_000 });
  });
}

test('the home begins with what waits, and repeats nothing of the menu', async ({ page }) => {
  await signInAs(page.request, 'college');
  await page.goto('/colleges');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = ['รอการพิจารณาของฉัน', 'ส่งกลับให้แก้ไข', 'ฉบับร่างของฉัน', 'รายงาน', 'ประกาศ', 'ตั้งเวลาเผยแพร่', 'ข่าวล่าสุด'];
  const places = headings.flatMap((text) => order.flatMap((word, place) => (text.startsWith(word) ? [place] : [])));
  expect(places.length).toBeGreaterThan(1);
  expect(places).toEqual(places.toSorted());
  const links = page.locator('#area-sidebar a[href^="/colleges/"]');
  const inMenu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const onHome = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(inMenu.length).toBeGreaterThan(5);
  expect(
    onHome.filter((href) => inMenu.includes(href) && !/statistics|notices|reports|voices|inbox/.test(href ?? '')),
  ).toEqual([]);
});

for (const role of ['college', 'newseditors'] as const satisfies readonly SignedInRole[]) {
  test(`the home of ${role} with its notifications open is accessible in light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page.request, role);
    for (const [width, colorScheme] of [
      [360, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(areas[role].root);
      await bell(page).click();
      await takeScreenshot(page, `${role} bell`, colorScheme);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, `${role} at ${width}`).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the notifications open and link to the inbox', async ({ page }) => {
    await signInAs(page.request, 'college');
    await page.goto('/colleges/account');
    await bell(page).click();
    await page.getByRole('link', { name: 'ดูงานที่รอทั้งหมด' }).click();
    await expect(page).toHaveURL(/\/colleges\/inbox$/);
  });
});
