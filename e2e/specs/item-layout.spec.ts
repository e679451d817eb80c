import type { Page } from '@playwright/test';
import { CATEGORY } from '../routes';
import { openBuilders } from '../support/database';
import { invalidateAll } from '../support/invalidate';
import { listNews } from '../support/legacy-calls';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SENTENCE = 'สำนักงานเปิดรับสมัครนักเรียนและนักศึกษาในระดับประกาศนียบัตรวิชาชีพ พร้อมทุนการศึกษาสำหรับผู้ที่เรียนดีและมีความประพฤติดี ';
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

type Given = { pictures?: number; videoLinks?: string[]; detail?: string };

/** Opens a new item with a cover and so many of the demo's pictures; removes it after the test body. */
async function withItem(page: Page, { pictures = 0, ...given }: Given, look: () => Promise<void>): Promise<void> {
  const { db } = await import('@/lib/db/db');
  const builders = await openBuilders();
  const media = await db.media.findMany({ where: { kind: 'image' }, orderBy: { id: 'asc' }, take: pictures + 1 });
  const [cover, ...others] = media.map(({ id }) => id);
  const { id } = await builders.aNews({
    categoryId: CATEGORY,
    coverId: cover,
    pictures: { create: others.map((mediaId, position) => ({ mediaId, position, alt: `คำบรรยาย ${position + 1}` })) },
    ...given,
  });
  try {
    await page.goto(`/readnews/news/?news_id=${id}`);
    await look();
  } finally {
    await db.news.delete({ where: { id } });
    await invalidateAll();
    await builders.close();
  }
}

/** Letters in each line of the text; marks above and below a letter take no width. */
function countLetters(): number[] {
  const lines = new Map<number, number>();
  const range = document.createRange();
  for (const paragraph of document.querySelectorAll('.rich-text p')) {
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { index, segment } of new Intl.Segmenter('th').segment(texts.currentNode.textContent ?? '')) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + segment.length);
        const { bottom, width } = range.getBoundingClientRect();
        if (width > 0) lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1);
      }
    }
  }
  return [...lines.values()];
}

test('an article is 19 to 20 px large with at most 70 letters a line', async ({ page }) => {
  const detail = `<p>${SENTENCE.repeat(12)}</p>`;
  await withItem(page, { detail }, async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const text = page.locator('.rich-text');
    for (const [width, size] of [
      [1280, '20px'],
      [768, '20px'],
      [360, '19px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(text).toHaveCSS('font-size', size);
      await expect(text).toHaveCSS('font-weight', '400');
      const letters = await page.evaluate(countLetters);
      expect(letters.length).toBeGreaterThan(10);
      expect(Math.max(...letters), `at ${width}`).toBeLessThanOrEqual(70);
      if (width > 700) expect(Math.max(...letters), `at ${width}`).toBeGreaterThan(55);
    }
  });
});

test('emphasis is heavier, not slanted', async ({ page }) => {
  await withItem(page, { detail: '<p>ข่าว <em>สำคัญ</em></p>' }, async () => {
    await expect(page.locator('.rich-text em')).toHaveCSS('font-weight', '500');
    await expect(page.locator('.rich-text em')).toHaveCSS('font-style', 'normal');
  });
});

test('one picture fills the column', async ({ page }) => {
  await withItem(page, { pictures: 1 }, async () => {
    const column = await page.locator('.rich-text').boundingBox();
    const picture = page.getByRole('link', { name: 'ภาพที่ 1 จาก 1' });
    expect((await picture.boundingBox())?.width).toBeCloseTo(column?.width ?? 0, 0);
    await expect(page.getByRole('figure').filter({ has: picture }).locator('figcaption')).toHaveText('คำบรรยาย 1');
  });
});

test('two pictures stand side by side at 3:2, on phones too', async ({ page }) => {
  await withItem(page, { pictures: 2 }, async () => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const [left, right] = await Promise.all(
        [1, 2].map((place) => page.getByRole('link', { name: `ภาพที่ ${place} จาก 2` }).boundingBox()),
      );
      if (!left || !right) throw new Error('a picture is not there');
      expect(left.y).toBe(right.y);
      expect(right.x).toBeGreaterThan(left.x + left.width);
      for (const box of [left, right]) expect(box.width / box.height).toBeCloseTo(1.5, 1);
    }
  });
});

test('a video has the cover as its poster, its caption below, and plays in its place', async ({ page, problems }) => {
  problems.allow(/youtube|ERR_/);
  await page.route(/youtube/, (route) => route.abort());
  await withItem(page, { videoLinks: [VIDEO] }, async () => {
    const play = page.locator('main article').getByRole('link', { name: /^เล่นวิดีโอ/ });
    await expect(play).toHaveAttribute('href', VIDEO);
    await expect(play.locator('[data-picture] img')).toBeVisible();
    // The same picture is not shown twice.
    await expect(page.locator('main article figure [data-picture] img')).toHaveCount(1);
    const [poster, caption] = await Promise.all(
      [play, page.getByText('วิดีโอจาก YouTube')].map((one) => one.boundingBox()),
    );
    expect(caption?.y).toBeGreaterThan((poster?.y ?? 0) + (poster?.height ?? 0) - 1);
    await play.click();
    const frame = page.locator('main article iframe');
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute('src', /youtube-nocookie\.com/);
    await expect(page.getByText('วิดีโอจาก YouTube')).toBeVisible();
  });
});

test('on paper an item has the letterhead, its picture and its address, and nothing to press', async ({ page }) => {
  await withItem(page, { videoLinks: [VIDEO] }, async () => {
    await page.setViewportSize({ width: 673, height: 960 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const letterhead = page.getByRole('banner');
    await expect(letterhead).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(letterhead).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(letterhead.locator('.brand > span > span')).toHaveCount(2);
    for (const name of await letterhead.locator('.brand > span > span').all()) await expect(name).toBeVisible();
    await expect(letterhead.getByRole('link')).toHaveCount(1);
    for (const role of ['button', 'combobox', 'searchbox'] as const) {
      await expect(page.getByRole('main').or(letterhead).getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('main figure [data-picture] img')).toBeVisible();
    await expect(page.getByRole('figure').getByText(VIDEO)).toBeVisible();
    await expect(page.getByText(`ที่มา: ${page.url()}`)).toBeVisible();
  });
});

/** Pictures of cards whose `sizes` promise less than the width in which they are drawn. */
function findSmallSizes(): string[] {
  const toPixels = (length: string) => Number.parseFloat(length) * (length.endsWith('vw') ? innerWidth / 100 : 1);
  return [...document.querySelectorAll<HTMLImageElement>('main article img[sizes]')].flatMap((image) => {
    const entries = image.sizes.split(',').map((entry) => /^(?:(\(.+\))\s+)?(\S+)$/.exec(entry.trim()));
    const [, , length = '0'] = entries.find((entry) => !entry?.[1] || matchMedia(entry[1]).matches) ?? [];
    const { width, height } = image.getBoundingClientRect();
    const drawn = Math.max(
      width,
      (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height')),
    );
    return toPixels(length) < drawn * 0.95 ? [`${image.src}: ${image.sizes} for ${Math.round(drawn)}`] : [];
  });
}

test('cards load pictures as wide as they are drawn, cropped sides included', async ({ page, request }) => {
  const [item] = await listNews(request, { news_type: CATEGORY, limit: 1 });
  const list = `/news_group/?news_type=${CATEGORY}`;
  for (const address of [
    '/',
    list,
    '/search/?search=นักเรียน',
    '/most_read/',
    `/readnews/news/?news_id=${item?.news_id}`,
  ]) {
    await page.goto(address);
    for (const width of [1280, 1000, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findSmallSizes), `${address} at ${width}`).toEqual([]);
    }
  }
});
