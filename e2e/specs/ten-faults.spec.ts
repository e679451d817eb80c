import { randomBytes, randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { DEMO_PASSWORD } from '../support/accounts';
import { openReader } from '../support/consent';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const LIST = '/colleges/college_news';
const CALLS = '**/api/v1/newsroom/*';
const LETTERS = 2_000;
const FAULTS = 10;
const SLOW_MS = 1_500;

const state = (page: Page) => page.locator('[data-save-state]').first();
const words = (page: Page) => page.locator('[contenteditable=true][role=textbox]');
const merging = (page: Page) => page.getByRole('dialog', { name: 'มีผู้อื่นบันทึกข่าวนี้แล้ว' });

/** The letters typed with one fault: its number, then letters unlike those around them. */
function makeLetters(fault: number): string {
  const head = `<${fault}>`;
  const letters = 'กขคงจฉชซญดตถทธนบปผพฟมยรลวสหอ';
  const rest = Array.from({ length: LETTERS / FAULTS - head.length }, (_, index) => letters[(index * 5 + fault) % 28]);
  return head + rest.join('');
}

/** Types half of a fault's letters, lets it happen, and types the other half. */
async function typeThrough(page: Page, fault: number, happen: () => Promise<void>): Promise<void> {
  const letters = makeLetters(fault);
  const half = letters.length / 2;
  await words(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(letters.slice(0, half));
  await happen();
  await page.keyboard.type(letters.slice(half));
}

/** Has the page send what it holds, and waits until the server has it. */
async function settle(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(state(page)).toHaveAttribute('data-save-state', 'saved');
}

/** Waits until the browser itself keeps what stands in the text now. */
async function expectKept(page: Page, letters: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(letters);
}

const refuse = (route: Route) => route.fulfill({ status: 500, json: { status: false, code: 'BROKEN', message: '' } });

/** The request arrives and its answer is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

async function resume(page: Page, fault: number): Promise<void> {
  await expect(words(page)).toContainText(makeLetters(fault).slice(0, 100));
  await words(page).click();
  await page.keyboard.press('Control+End');
}

test('2,000 letters typed through ten faults are all there', async ({ browser, baseURL, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401|409|500/);
  test.slow();
  const context = await openReader(browser, { baseURL });
  let page = await context.newPage();
  await signInAs(page.request, 'college');
  await page.goto(`${LIST}/new`);
  await expect(words(page)).toBeVisible();
  await page.locator('select[name=categoryId]').selectOption({ index: 1 });
  await page.locator('textarea[name=topic]').fill(`สองพันตัวอักษร ${randomBytes(4).toString('hex')}`);
  await settle(page);
  const id = Number(/\/(\d+)\?edit=1$/.exec(page.url())?.[1]);
  const call = async (name: string, data: object) => {
    const answer = await page.request.post(`/api/v1/newsroom/${name}`, { data, headers: { Origin: baseURL ?? '' } });
    expect(answer.status()).toBe(200);
  };
  const readItem = async () => (await (await page.request.get(`/api/v1/newsroom/items/${id}`)).json()).data;
  const withFault = async (fault: number, handle: (route: Route) => Promise<void>) => {
    await page.route(CALLS, handle);
    await typeThrough(page, fault, () => page.keyboard.press('Control+s'));
    await page.unroute(CALLS);
    await settle(page);
  };

  await test.step('the connection is lost', async () => {
    await context.setOffline(true);
    await typeThrough(page, 0, async () => {
      await page.keyboard.press('Control+s');
      await expect(state(page)).toContainText('ออฟไลน์');
    });
    await context.setOffline(false);
    await settle(page);
  });
  await test.step('the server fails', () => withFault(1, refuse));
  await test.step('answers are slow', () =>
    withFault(2, async (route) => {
      await new Promise((done) => setTimeout(done, SLOW_MS));
      await route.continue().catch(() => undefined);
    }));
  await test.step('answers are lost', () => withFault(3, loseAnswer));
  await test.step('the session ends', async () => {
    await typeThrough(page, 4, async () => {
      const elsewhere = await (
        await openReader(browser, { baseURL, storageState: await context.storageState() })
      ).newPage();
      await elsewhere.request.post('/logout', { headers: { Origin: baseURL ?? '' }, maxRedirects: 0 });
      await elsewhere.context().close();
      await page.keyboard.press('Control+s');
      await expect(state(page)).toHaveAttribute('data-save-state', 'ended');
    });
    await page.getByRole('region', { name: 'การเข้าสู่ระบบสิ้นสุดแล้ว' }).getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
    await page.locator('dialog [name=password]').fill(DEMO_PASSWORD);
    await page.locator('dialog [name=password]').press('Enter');
    await expect(state(page)).toHaveAttribute('data-save-state', 'saved');
  });
  await test.step('somebody else saves', async () => {
    await typeThrough(page, 5, async () => {
      const { version, content } = await readItem();
      await call('save', { id, version, key: randomUUID(), content: { ...content, summaryEn: 'Written by another' } });
    });
    await page.keyboard.press('Control+s');
    await merging(page).getByRole('button', { name: 'บันทึกตามที่เลือก' }).click();
    await expect(state(page)).toHaveAttribute('data-save-state', 'saved');
    await expect(page.locator('[name=summaryEn]')).toHaveValue('Written by another');
  });
  await test.step('a second tab of the same person writes too', async () => {
    const tab = await context.newPage();
    await tab.goto(`${LIST}/${id}?edit=1`);
    await typeThrough(page, 6, async () => {
      await tab.locator('textarea[name=topic]').press('End');
      await tab.locator('textarea[name=topic]').pressSequentially(' จากอีกแท็บ');
      await tab.keyboard.press('Control+s');
      await expect(state(tab)).toHaveAttribute('data-save-state', 'saved');
    });
    await tab.close();
    await page.keyboard.press('Control+s');
    await merging(page).getByRole('button', { name: 'บันทึกตามที่เลือก' }).click();
    await expect(state(page)).toHaveAttribute('data-save-state', 'saved');
    await expect(page.locator('textarea[name=topic]')).toHaveValue(/จากอีกแท็บ$/);
  });
  await test.step('the page is loaded again', async () => {
    await typeThrough(page, 7, async () => {
      await expectKept(page, makeLetters(7).slice(4, 100));
      await page.reload();
      await resume(page, 7);
    });
    await settle(page);
  });
  await test.step('the tab is killed', async () => {
    await typeThrough(page, 8, async () => {
      await expectKept(page, makeLetters(8).slice(4, 100));
      const killed = page.waitForEvent('crash');
      const devtools = await context.newCDPSession(page);
      devtools.send('Page.crash').catch(() => undefined);
      await killed;
      page = await context.newPage();
      await page.goto(`${LIST}/${id}?edit=1`);
      await resume(page, 8);
    });
    await settle(page);
  });
  await test.step('the browser’s store is full while the connection is lost', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await context.setOffline(true);
    await typeThrough(page, 9, async () => {
      await page.keyboard.press('Control+s');
      await expect(state(page)).toContainText('กรุณาอย่าปิดหน้านี้');
    });
    await context.setOffline(false);
    await settle(page);
  });

  const all = Array.from({ length: FAULTS }, (_, fault) => makeLetters(fault)).join('');
  expect(all).toHaveLength(LETTERS);
  await expect(words(page)).toHaveText(all);
  await page.goto(`${LIST}/${id}?edit=1`);
  await expect(words(page)).toHaveText(all);
  expect((await readItem()).content.detail.replaceAll(/<\/?p>/g, '').replaceAll('&#x3C;', '<')).toBe(all);
  await context.close();
});
