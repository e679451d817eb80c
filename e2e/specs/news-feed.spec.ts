import { randomBytes } from 'node:crypto';
import { chooseFilter } from '../support/choose-filter';
import { openBuilders } from '../support/database';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

const FEED = '/colleges/news';
/** Rows per page by default. */
const ROWS = 12;

test.beforeEach(({ page }) => signInAs(page.request, 'college'));

test('the feed is searched, filtered, sorted and paged, and a headline opens the public page', async ({ page }) => {
  const builders = await openBuilders();
  const mark = randomBytes(4).toString('hex');
  const category = await builders.aCategory({ name: `หมวดฟีด ${mark}` });
  try {
    for (let day = 1; day <= ROWS + 1; day += 1) {
      await builders.aNews({
        categoryId: category.id,
        topic: `ข่าวฟีด ${mark} วันที่ ${day}`,
        publishAt: new Date(Date.UTC(2025, 0, day)),
      });
    }
    const rows = page.getByRole('list', { name: 'ข่าวที่เผยแพร่แล้ว' }).getByRole('listitem');
    await page.goto(FEED);
    await page.getByRole('searchbox', { name: 'ค้นหาหัวข้อข่าว' }).fill(`ข่าวฟีด ${mark}`);
    await page.getByRole('main').getByRole('button', { name: 'ค้นหา' }).click();
    await expect(rows).toHaveCount(ROWS);
    await expect(rows.first()).toContainText(`วันที่ ${ROWS + 1}`);
    await page.getByRole('navigation', { name: 'เลือกหน้า' }).getByRole('link', { name: 'หน้า 2', exact: true }).click();
    await expect(rows).toHaveCount(1);
    await page.goto(`${page.url()}9`);
    await expect(page).toHaveURL(/[?&]page=2$/);
    await expect(rows).toHaveCount(1);

    const byCategory = page.getByRole('combobox', { name: 'หมวดหมู่' });
    await chooseFilter(byCategory, category.name, new RegExp(`category=${category.id}`));
    await page.getByRole('textbox', { name: 'ถึงวันที่' }).fill('2/1/2568');
    await page.getByRole('main').getByRole('button', { name: 'ค้นหา' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('link', { name: 'อ่านมากที่สุด' }).click();
    await expect(rows).toHaveCount(2);
    await chooseFilter(page.getByRole('combobox', { name: 'ประเภทหน่วยงาน' }), 'college', /=college/);
    await expect(page.getByText('ไม่พบข่าวที่ตรงกับเงื่อนไข')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'ล้างตัวกรอง' }).first().click();
    await expect(page).toHaveURL(`${FEED}?sort=news_countread`);

    await page.goto(`${FEED}?search=${mark}`);
    // The read is counted before the item is removed.
    const counted = page.waitForResponse(/\/news\.update\.php/);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/readnews\/news\/\?news_id=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
    await counted;
  } finally {
    await builders.removeCategory(category.id);
    await builders.close();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a plain form, and invalid values show the whole feed', async ({ page }) => {
    await page.goto(`${FEED}?category=x&kind=VecAdmin&from=2026-02-30&page=-1`);
    const rows = page.getByRole('list', { name: 'ข่าวที่เผยแพร่แล้ว' }).getByRole('listitem');
    await expect(rows).toHaveCount(ROWS);
    await page.getByRole('searchbox', { name: 'ค้นหาหัวข้อข่าว' }).fill('ไม่มีคำนี้ในข่าวใด');
    await page.getByRole('main').getByRole('button', { name: 'ค้นหา' }).click();
    await expect(page.getByText('ไม่พบข่าวที่ตรงกับเงื่อนไข')).toBeVisible();
  });
});
