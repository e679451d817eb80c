import type { Page } from '@playwright/test';

/** Password in the letter that the dialog's button opens in a new window. */
export async function readLetterPassword(page: Page): Promise<string> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'พิมพ์หนังสือแจ้งรหัสผ่าน', exact: true }).click();
  const letter = await opened;
  const password = await letter.locator('dd').last().innerText();
  await letter.close();
  return password;
}
