import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A folder for pictures of every page; none are taken where it isn't set. */
const FOLDER = process.env.LOOKS;

/** Takes a picture of the whole page, `name-width-theme.png`. */
export async function takeScreenshot(page: Page, name: string, theme: string): Promise<void> {
  if (!FOLDER) return;
  const file = `${name.replaceAll(' ', '-')}-${page.viewportSize()?.width}-${theme}.png`;
  await page.screenshot({ path: join(FOLDER, file), fullPage: true });
}
