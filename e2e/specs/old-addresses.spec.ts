import { CATEGORY } from '../routes';
import { expectAccessible } from '../support/accessibility';
import { listNews } from '../support/legacy-calls';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const SCREEN = '/administrator/move/addresses';

test('an old address that the administrator adds leads readers on, until it is taken away', async ({
  page,
  request,
}) => {
  const old = `/old-site/${Date.now()}/เกี่ยวกับเรา`;
  await signInAs(page.request, 'VecAdmin');
  await page.goto(SCREEN);
  await expect(page.getByRole('heading', { name: 'ที่อยู่เดิม', level: 1 })).toBeVisible();
  await page.getByText('เพิ่มที่อยู่เดิม').click();
  await page.getByLabel('ที่อยู่เดิมและที่อยู่ใหม่ บรรทัดละคู่').fill(`${old},https://evil.example/`);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('บรรทัดที่ 1: ที่อยู่ใหม่ต้องเป็นเลขข่าว')).toBeVisible();
  await page.getByLabel('ที่อยู่เดิมและที่อยู่ใหม่ บรรทัดละคู่').fill(`${old},/about/`);
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('บันทึกแล้ว 1 ที่อยู่')).toBeVisible();

  for (const spelling of [encodeURI(old), `${encodeURI(old).toLowerCase()}/?utm_source=line`]) {
    const answer = await request.get(spelling, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe('/about/');
  }
  expect((await request.head(encodeURI(old), { maxRedirects: 0 })).status()).toBe(301);

  await page.goto(`${SCREEN}?search=${encodeURIComponent(old)}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: `นำออก ${old}` }).click();
  await expect(page.getByText('นำที่อยู่เดิมออกแล้ว')).toBeVisible();
  expect((await request.get(encodeURI(old), { maxRedirects: 0 })).status()).toBe(404);
});

test('an item lists its old addresses: from a file, from its page, taken away and put back', async ({
  page,
  request,
}) => {
  const [item] = await listNews(request, { news_type: CATEGORY, limit: 1, sort: 'news_countread' });
  if (!item) throw new Error('the demo has no item');
  const to = `/readnews/news/?news_id=${item.news_id}`;
  const [one, two] = [`/old-file/${Date.now()}/ข่าว`, `/old-page/${Date.now()}`];
  await signInAs(page.request, 'VecAdmin');
  await page.goto(SCREEN);
  await page.getByText('เพิ่มที่อยู่เดิม').click();
  await page.getByLabel(/^ไฟล์ CSV/).setInputFiles({
    ...{ name: 'old.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`\ufeffold,new\r\n${one},${item.news_id}\r\n`),
  });
  await expect(page.getByLabel('ที่อยู่เดิมและที่อยู่ใหม่ บรรทัดละคู่')).toHaveValue(new RegExp(one));
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByText('บันทึกแล้ว 1 ที่อยู่')).toBeVisible();

  await page.goto(`/administrator/news/${item.news_id}`);
  const section = page.getByRole('region', { name: 'ที่อยู่เดิมของข่าวนี้' });
  await expect(section.getByRole('listitem').filter({ hasText: one })).toBeVisible();
  await section.getByLabel('เพิ่มที่อยู่เดิม').fill('about.php');
  await section.getByRole('button', { name: 'เพิ่ม', exact: true }).click();
  await expect(section.getByText(/^ที่อยู่เดิมต้องขึ้นต้นด้วย/)).toBeVisible();
  await section.getByLabel('เพิ่มที่อยู่เดิม').fill(`https://old.example${two}/?fbclid=x`);
  await section.getByRole('button', { name: 'เพิ่ม', exact: true }).click();
  await expect(section.getByRole('listitem').filter({ hasText: two })).toBeVisible();
  await expectAccessible(page);
  expect((await request.get(two, { maxRedirects: 0 })).headers().location).toBe(to);
  await section.getByRole('button', { name: `นำออก ${one}` }).click();
  await expect(section.getByRole('listitem').filter({ hasText: one })).toHaveCount(0);
  await page.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(section.getByRole('listitem').filter({ hasText: one })).toBeVisible();
  expect((await request.get(encodeURI(one), { maxRedirects: 0 })).headers().location).toBe(to);
  for (const path of [one, two]) await removeAddress(path);
});

async function removeAddress(path: string): Promise<void> {
  const { db } = await import('@/lib/db/db');
  await db.oldAddress.deleteMany({ where: { path } });
}

test('the screen of proofs says where to begin, in a narrow window too', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/administrator/move/proof');
  await expect(page.getByRole('link', { name: 'ย้ายจากเว็บเดิม' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ตรวจเทียบกับเว็บเดิม', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});
