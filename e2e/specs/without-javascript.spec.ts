import type { Page } from '@playwright/test';
import { z } from 'zod';
import { BRAND, CATEGORY, routes } from '../routes';
import { anEmail, DEMO_PASSWORD, getDemoAccount, openForm, sendLogin } from '../support/accounts';
import { fillAddress, findNews, listNews } from '../support/legacy-calls';
import { findFact, waitForMail } from '../support/mails';
import { expect, test } from '../support/test';
import { WALK } from '../support/walk';

test.use({ javaScriptEnabled: false });

const content = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

for (const { name, address, ...kind } of routes) {
  test(`${name} is a complete page`, WALK, async ({ page, request, baseURL }) => {
    const filled = await fillAddress(request, address);
    const response = await page.goto(filled);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expect(page).toHaveTitle(
      'isItem' in kind ? new RegExp(`^.+ \\| ${BRAND}$`) : new RegExp(`^.+ · .+ \\| ${BRAND}$`),
    );
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main h1')).not.toBeEmpty();
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').href).toBe(`${baseURL}${filled}`);
    expect(await content(page, 'meta[name=description]')).toMatch(/\p{Script=Thai}/u);
    expect(await content(page, 'meta[property="og:title"]')).toBeTruthy();
    expect(await content(page, 'meta[property="og:site_name"]')).toBe(BRAND);
    expect(new URL((await content(page, 'meta[property="og:url"]')) ?? '').href).toBe(`${baseURL}${filled}`);
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

for (const { name, address } of routes.filter((route) => 'isComing' in route)) {
  test(`${name} says its purpose in Thai`, async ({ page }) => {
    await page.goto(address);
    const words = await page.locator('main').innerText();
    expect(words.match(/\p{Script=Thai}/gu)?.length ?? 0).toBeGreaterThan(40);
    expect(words).not.toMatch(/เกิดข้อผิดพลาด|404/);
  });
}

test('a category shows its items, with links to the other pages', async ({ page, request }) => {
  const items = await listNews(request, { news_type: CATEGORY, limit: 12 });
  await page.goto(`/news_group/?news_type=${CATEGORY}`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(items.map(({ news_topic }) => news_topic));
  await page.getByRole('link', { name: 'หน้าถัดไป' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  const next = await listNews(request, { news_type: CATEGORY, limit: 12, offset: 12 });
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(next.map(({ news_topic }) => news_topic));
});

test('a search is a form', async ({ page, request }) => {
  // The most read item is a demo item. Newer ones belong to other tests, whose made-up headlines have words in common.
  const [item] = await listNews(request, { news_type: CATEGORY, limit: 1, sort: 'news_countread' });
  const word = item?.news_topic.slice(0, 8) ?? '';
  await page.goto(`/news_group/?news_type=${CATEGORY}`);
  const search = page.locator('main').getByRole('searchbox');
  await search.fill(word);
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`news_type=${CATEGORY}`));
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue(word);
  // Items with only some of the words follow those with all of them.
  await expect(page.getByRole('article').getByRole('heading').first()).toContainText(word);
});

test('home links to items and categories', async ({ page }) => {
  await page.goto('/');
  expect(await page.locator('main a[href^="/readnews/news/?news_id="]').count()).toBeGreaterThan(12);
  expect(await page.locator('main a[href^="/news_group/?news_type="]').count()).toBeGreaterThan(3);
});

test('an item shows its text, author and Buddhist-era date, and contains structured data', async ({
  page,
  request,
}) => {
  const address = await fillAddress(request, '/readnews/news/?news_id={news}');
  const item = await findNews(request, Number(new URL(address, 'http://localhost').searchParams.get('news_id')));
  await page.goto(address);
  await expect(page.locator('h1')).toHaveText(item.news_topic);
  await expect(page.locator('article header')).toContainText(item.usersystems_name);
  await expect(page.locator('article time').first()).toContainText(/พ\.ศ\. 25\d\d/);
  const words = item.news_detail
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, ' ')
    .split(/\s+/)
    .filter(({ length }) => length > 20);
  for (const word of words.slice(0, 3)) await expect(page.locator('article').first()).toContainText(word);
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  const article = z
    .array(z.looseObject({ '@type': z.string() }))
    .parse([data].flat())
    .find((part) => part['@type'] === 'NewsArticle');
  expect(article).toMatchObject({
    '@context': 'https://schema.org',
    headline: item.news_topic,
    datePublished: item.news_datetime,
    inLanguage: 'th',
  });
  expect(z.array(z.url()).min(1).parse(article?.image)).toBeTruthy();
});

test('the share links of an item work', async ({ page, request }) => {
  await page.goto(await fillAddress(request, '/readnews/news/?news_id={news}'));
  await page.getByRole('button', { name: /แชร์ข่าวนี้/ }).click();
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', /facebook\.com\/sharer.+news_id/);
});

for (const { form, name, lands } of (['newseditors', 'usercollege', 'member'] as const).map(getDemoAccount)) {
  test(`${name} logs in by a plain form`, async ({ page }) => {
    await page.goto('/login/');
    await page.locator(`main a[href="/login/?form=${form}"]`).click();
    await sendLogin(page, name, DEMO_PASSWORD);
    await expect(page).toHaveURL(new RegExp(`${lands}/?$`));
  });
}

test('a wrong password is reported on the form, which keeps the name', async ({ page }) => {
  await page.goto('/login/?form=staff');
  await sendLogin(page, 'nobody-at-all', 'wrong-password');
  await expect(openForm(page).getByText('ชื่อผู้ใช้ หรือรหัสผ่าน ไม่ถูกต้อง')).toBeVisible();
  await expect(openForm(page).locator('[name=name]')).toHaveValue('nobody-at-all');
  await page.getByRole('link', { name: 'ปิด', exact: true }).click();
  await expect(page).toHaveURL(/\/login\/$/);
});

test('somebody registers as a member by a plain form', async ({ page }) => {
  const email = anEmail();
  await page.goto('/login/?form=register');
  const form = openForm(page);
  const send = form.getByRole('button', { name: 'สร้างบัญชี', exact: true });
  await form.locator('[name=firstName]').fill('สมหญิง');
  await form.locator('[name=email]').fill(email);
  await form.getByLabel('หญิง', { exact: true }).check();
  await send.click();
  await expect(form.getByText('Name is required')).toHaveCount(1);
  await expect(form.getByText('Birth date is required')).toBeVisible();
  await expect(form.getByText('You must agree to the terms and conditions')).toBeVisible();
  await expect(form.locator('[name=firstName]')).toHaveValue('สมหญิง');
  await expect(form.getByLabel('หญิง', { exact: true })).toBeChecked();
  await form.locator('[name=lastName]').fill('ใจงาม');
  await form.locator('[name=birthDate]').fill('01/05/2541');
  await form.getByRole('checkbox').check();
  await send.click();
  await expect(form.getByText('Account created successfully! Check your email for login credentials.')).toBeVisible();
  expect(findFact(await waitForMail(email), 'รหัสผ่านเริ่มต้น')).toHaveLength(12);
});

test('an institution is chosen from a plain list', async ({ page }) => {
  await page.goto('/login/?form=request');
  await openForm(page).locator('select[name=userName]').selectOption('1310016004');
  await openForm(page).locator('[name=code]').fill('1310016005');
  await openForm(page).locator('[name=email]').fill(anEmail().replace('example.org', 'gmail.com'));
  await openForm(page).getByRole('checkbox').check();
  await openForm(page).getByRole('button', { name: 'ส่งคำขอ' }).click();
  await expect(openForm(page).getByText('ระบุข้อมูลให้ตรง วิทยาลัย/หน่วยงาน')).toBeVisible();
  await expect(openForm(page).getByText('กรุณากรอกหมายเลขโทรศัพท์ผู้ประสานงาน')).toBeVisible();
  await expect(openForm(page).locator('[name=code]')).toHaveValue('1310016005');
  await expect(openForm(page).getByRole('checkbox')).toBeChecked();
  await expect(openForm(page).locator('select[name=userName]')).toHaveValue('1310016004');
});
