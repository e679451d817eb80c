import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, getDemoAccount, loginBox } from '../support/accounts';
import { countPresses } from '../support/presses';
import { tabTo } from '../support/tab-to';
import { expect, test } from '../support/test';

/** Presses of Tab from one part of a screen to the next. */
const STEPS = 120;

const words = (page: Page) => page.locator('[contenteditable=true][role=textbox]');

test('a news editor goes from the login page to the front page by keyboard alone', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const topic = `ข่าวขึ้นหน้าแรกด้วยแป้นพิมพ์ ${randomBytes(4).toString('hex')}`;
  const presses = await countPresses(page);
  await page.goto('/login/');
  await expect(loginBox(page).locator('[name=name]')).toBeFocused();
  await page.keyboard.type(getDemoAccount('newseditors').name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/newseditor/);

  const write = page.getByRole('navigation', { name: 'งานด่วน' }).getByRole('link', { name: 'เขียนข่าว', exact: true });
  await tabTo(page, write, STEPS);
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeVisible();
  await expect(page.locator('textarea[name=topic]')).toBeFocused();
  await page.keyboard.type(topic);
  await page.keyboard.press('Enter');
  await page.keyboard.type('พิธีมอบทุนการศึกษาประจำปีที่หอประชุมใหญ่');
  await tabTo(page, page.locator('select[name=categoryId]'), STEPS);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alertdialog', { name: 'ยืนยันส่งต่อ' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/\d+$/);

  expect((await presses.read()).clicks).toBe(0);
  const reader = await playwright.request.newContext({ baseURL });
  await expect.poll(async () => (await reader.get('/')).text()).toContain(topic);
  await reader.dispose();
});
