import { expectAccessible } from '../support/accessibility';
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

test('the screen of proofs says where to begin, in a narrow window too', async ({ page }) => {
  await signInAs(page.request, 'VecAdmin');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/administrator/move/proof');
  await expect(page.getByRole('heading', { name: 'ตรวจเทียบกับเว็บเดิม', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});
