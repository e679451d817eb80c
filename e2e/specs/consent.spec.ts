import { expectAccessible } from '../support/accessibility';
import { openBuilders } from '../support/database';
import { findNews } from '../support/legacy-calls';
import { expect, test } from '../support/test';

test.use({ isConsenting: false });

test('nothing optional is stored before a choice; refusing is as easy as accepting, stored and revocable', async ({
  page,
  request,
}) => {
  const builders = await openBuilders();
  const item = await builders.aNews();
  const kept = () => page.evaluate(() => Object.keys(localStorage).sort());
  const notice = page.getByRole('region', { name: 'การขอความยินยอมเรื่องคุกกี้' });
  const [refuse, accept] = ['ปฏิเสธ', 'ยอมรับ'].map((name) => notice.getByRole('button', { name, exact: true }));
  if (!refuse || !accept) throw new Error('two buttons');

  // A read is counted without any id in the browser.
  await page.goto(`/readnews/news/?news_id=${item.id}`);
  await expect.poll(async () => (await findNews(request, item.id)).news_countread).toBe(1);
  expect(await kept()).toEqual([]);
  await expect(notice).toBeVisible();

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    // In the flow of the page, so that it covers nothing.
    const places = await notice.evaluate((box) => [
      ...new Set([box, ...box.querySelectorAll('*')].map((part) => getComputedStyle(part).position)),
    ]);
    expect(places).toEqual(['static']);
    const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect({ width: one?.width, height: one?.height }).toEqual({ width: other?.width, height: other?.height });
    expect(await refuse.getAttribute('class')).toBe(await accept.getAttribute('class'));
    await expectAccessible(page);
  }

  const recorded = page.waitForResponse('**/api/v1/consent');
  await refuse.click();
  expect((await recorded).status()).toBe(200);
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(notice).toBeHidden();
  expect(await kept()).toEqual(['consent']);

  // Changed by the link in the footer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'ตั้งค่าคุกกี้' }).click();
  await expect(page).toHaveURL(/\/cookies\/#cookies$/);
  await expect(page.getByText(/^เลือกไว้เมื่อ/)).toBeVisible();
  await expectAccessible(page);
  const box = page.getByRole('checkbox', { name: 'นับผู้อ่านให้แม่นขึ้น' });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('button', { name: 'บันทึกตัวเลือก' }).click();
  await expect(page.getByText('บันทึกตัวเลือกแล้ว')).toBeVisible();
  await page.goto('/about/');
  await expect.poll(kept).toEqual(['consent', 'visitorId']);
  await page.goto('/cookies/#cookies');
  await page.getByRole('button', { name: 'ปฏิเสธทั้งหมด' }).click();
  await expect.poll(kept).toEqual(['consent']);

  // A newer policy shows the banner again.
  await page.evaluate(() => {
    const choice = JSON.parse(localStorage.getItem('consent') ?? '{}');
    localStorage.setItem('consent', JSON.stringify({ ...choice, policy: -1 }));
  });
  await page.reload();
  await expect(notice).toBeVisible();
  await accept.click();
  await expect(notice).toBeHidden();
  await expect(page.locator('main')).toBeFocused();

  await builders.removeCategory(item.categoryId);
  await builders.close();
});
