import { expectAccessible } from '../support/accessibility';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';

test('a screen leads to its section of the handbook, and the menu to its beginning', async ({ page }) => {
  await signInAs(page.request, 'usercollege');
  await page.goto('/users/users_news');
  await page.getByRole('link', { name: 'วิธีใช้ส่วนนี้' }).click();
  await expect(page).toHaveURL(/\/users\/handbook#newsList$/);
  await expect(page.getByRole('heading', { name: 'รายการข่าว', level: 2 })).toBeInViewport();
  await expectAccessible(page);
  await page.goto('/users/users_news/new');
  await expect(page.getByRole('link', { name: 'วิธีใช้ส่วนนี้' })).toHaveAttribute('href', '/users/handbook#editor');
});
