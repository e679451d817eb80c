import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, getDemoAccount, loginBox } from '../support/accounts';
import { leaveAccount } from '../support/leave-account';
import { aPicture } from '../support/media';
import { logInCollege } from '../support/offices';
import { countPresses, estimateSeconds, type Presses } from '../support/presses';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';
import { createWaitingNews } from '../support/waiting-news';
import { createWritingOffice } from '../support/writing-office';

test.setTimeout(180_000);

/** Most presses from the login page to an item that readers see, for an office that publishes itself. */
const MOST_TO_PUBLISH = 8;
const MOST_WITH_TEN_PICTURES = 25;
/** Decisions on this way: writing, category, publishing, and its confirmation. */
const DECISIONS_TO_PUBLISH = 4;
/** Longest time for nine approvals, by the keystroke-level model. */
const MOST_SECONDS_FOR_NINE = 40;

const words = (page: Page) => page.locator('[contenteditable=true][role=textbox]');
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const bar = (page: Page) => part(page, 'พิจารณาข่าว');
type Login = { name: string; password: string };

/** Writes the presses into the report, and the seconds that they take by the model, alone and with the decisions. */
function report(what: string, presses: Presses, decisions: number): void {
  const { total, clicks, keys } = presses;
  const [alone, whole] = [0, decisions].map((count) => estimateSeconds(presses, count).toFixed(1));
  const description = `${what}: ${total} presses (${clicks} clicks, ${keys} keys), ${alone} s, with ${decisions} decisions ${whole} s`;
  test.info().annotations.push({ type: 'presses', description });
  process.stdout.write(`${description}\n`);
}

/** From the login page to the home of the area: two presses, as the box for every kind of account has the focus. */
async function logIn(page: Page, { name, password }: Login): Promise<void> {
  await page.goto('/login/');
  await expect(loginBox(page).locator('[name=name]')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(loginBox(page).locator('[name=password]')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
}

const aTopic = (what: string) => `${what} ${randomBytes(4).toString('hex')}`;

/** From the home to a written item with its category: three presses. */
async function write(page: Page, topic: string): Promise<void> {
  await page.getByRole('navigation', { name: 'งานด่วน' }).getByRole('link', { name: 'เขียนข่าว', exact: true }).click();
  await expect(words(page)).toBeVisible();
  await expect(page.locator('textarea[name=topic]')).toBeFocused();
  await page.keyboard.type(topic);
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('เชิญชวนผู้สนใจเข้าร่วมงาน ณ หอประชุม');
  // The checklist above the category is shorter then; nothing moves under the mouse.
  await expect(part(page, 'รายการตรวจ')).not.toContainText('กรุณาเขียนเนื้อข่าว');
  const usual = page.getByRole('group', { name: 'เลือกจากที่หน่วยงานใช้บ่อย' }).getByRole('button').first();
  await usual.click();
  await expect(usual).toHaveAttribute('aria-pressed', 'true');
}

/** The main action by keyboard, confirmed once more as the item has no cover: two presses. */
async function sendWithoutCover(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alertdialog', { name: 'ยืนยันส่งต่อ' })).toContainText('ภาพปก');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/\d+$/);
}

/** True if readers find the item that the window shows. */
async function isPublic(page: Page): Promise<boolean> {
  const id = /(\d+)$/.exec(page.url())?.[1];
  return (await page.request.get(`/readnews/news/?news_id=${id}`)).ok();
}

const publishers: { who: string; open: () => Promise<Login> }[] = [
  {
    who: 'a college',
    open: async () => {
      const [{ college }, { PASSWORD }] = await Promise.all([createWritingOffice(), import('@/testing/people')]);
      return { name: college.userName, password: PASSWORD };
    },
  },
  ...(['VecProvince', 'newseditors'] as const).map((role) => ({
    who: role === 'VecProvince' ? 'a provincial office' : 'a news editor',
    open: async () => ({ name: getDemoAccount(role).name, password: DEMO_PASSWORD }),
  })),
];

for (const { who, open } of publishers) {
  test(`${who} goes from the login page to a published item in at most ${MOST_TO_PUBLISH} presses`, async ({
    page,
  }) => {
    const login = await open();
    const presses = await countPresses(page);
    await logIn(page, login);
    await write(page, aTopic('เปิดรับสมัครอบรมวิชาชีพ'));
    await sendWithoutCover(page);
    const counted = await presses.read();
    report(who, counted, DECISIONS_TO_PUBLISH);
    expect(await isPublic(page)).toBe(true);
    expect(counted.total).toBeLessThanOrEqual(MOST_TO_PUBLISH);
  });
}

test('a college user and the approving college need at most 8 and 6 presses', async ({ page }) => {
  const [{ college, writer }, { PASSWORD }] = await Promise.all([createWritingOffice(), import('@/testing/people')]);
  const topic = aTopic('ผลงานนักเรียนในงานวันวิชาการ');
  const presses = await countPresses(page);
  await logIn(page, { name: writer, password: PASSWORD });
  await write(page, topic);
  await sendWithoutCover(page);
  const written = await presses.read();
  report('a college user', written, DECISIONS_TO_PUBLISH);
  expect(written.total).toBeLessThanOrEqual(MOST_TO_PUBLISH);
  expect(await isPublic(page)).toBe(false);

  await leaveAccount(page);
  await logIn(page, { name: college.userName, password: PASSWORD });
  await page.getByRole('main').getByRole('link', { name: topic }).click();
  await expect(bar(page)).toContainText('เรื่องที่ 1 จาก 1');
  await page.waitForFunction(() => Reflect.get(window, 'takenOver'));
  await page.keyboard.press('a');
  await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
  const both = await presses.read();
  const approved = { clicks: both.clicks - written.clicks, keys: both.keys - written.keys };
  report('the approving college', { ...approved, total: both.total - written.total }, 3);
  expect(both.total - written.total).toBeLessThanOrEqual(6);
  expect(await isPublic(page)).toBe(true);
});

test('nine waiting items are approved from the home by keys alone, in 40 seconds of presses', async ({ page }) => {
  const { college, items } = await createWaitingNews(9);
  await logInCollege(page.request, college);
  const presses = await countPresses(page);
  await page.goto('/colleges');
  const [first] = items;
  // The first link of a page leads past its menu.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: first?.topic }).first(), 30);
  await page.keyboard.press('Enter');
  for (const [index, { id, topic }] of items.entries()) {
    await page.waitForURL(new RegExp(`/${id}$`));
    await page.waitForFunction(() => Reflect.get(window, 'takenOver'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic);
    await page.keyboard.press('a');
    await expect(bar(page)).toContainText('อนุมัติและเผยแพร่แล้ว');
    if (index === 8) break;
    await expect(bar(page).getByRole('link', { name: 'ถัดไป' })).toBeFocused();
    await page.keyboard.press('j');
  }
  await expect(bar(page)).toContainText('พิจารณาครบทุกเรื่องแล้ว');
  const counted = await presses.read();
  // One decision to open the first item, one for each item.
  const decisions = 1 + items.length;
  report('nine approvals', counted, decisions);
  expect(counted.clicks).toBe(0);
  expect(estimateSeconds(counted, decisions)).toBeLessThanOrEqual(MOST_SECONDS_FOR_NINE);
  for (const { id } of items) expect((await page.request.get(`/readnews/news/?news_id=${id}`)).status()).toBe(200);
});

test('an item with a cover and ten pictures takes at most 25 presses from the login page on', async ({ page }) => {
  const [{ college }, { PASSWORD }] = await Promise.all([createWritingOffice(), import('@/testing/people')]);
  const pictures = await Promise.all(Array.from({ length: 11 }, (_, index) => aPicture(`ภาพ ${index}`)));
  const presses = await countPresses(page);
  /** Files are chosen in a window of the system: the first, the last with Shift, and "open"; one file takes two. */
  const upload = async (name: string | RegExp, files: typeof pictures) => {
    const asked = page.waitForEvent('filechooser');
    await part(page, name).getByRole('button', { name: 'อัปโหลด', exact: true }).click();
    await (await asked).setFiles(files);
    presses.add(files.length === 1 ? 2 : 3);
  };
  await logIn(page, { name: college.userName, password: PASSWORD });
  await write(page, aTopic('พิธีไหว้ครูประจำปี'));
  await upload('ภาพปก', pictures.slice(0, 1));
  const alt = part(page, 'ภาพปก').getByLabel('คำอธิบายภาพ');
  await alt.click();
  await page.keyboard.type('นักเรียนถือพานไหว้ครู');
  await upload(/^แกลเลอรี/, pictures.slice(1));
  const give = part(page, 'แกลเลอรี (10)').getByRole('button', { name: 'ใส่ให้ภาพที่ยังไม่มี (10)' });
  await expect(give).toBeEnabled();
  await give.click();
  await expect(part(page, 'รายการตรวจ')).toContainText('พร้อมแล้ว');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/college_news\/\d+$/);
  const counted = await presses.read();
  report('an item with a cover and ten pictures', counted, 8);
  expect(counted.total).toBeLessThanOrEqual(MOST_WITH_TEN_PICTURES);
  expect(await isPublic(page)).toBe(true);
});
