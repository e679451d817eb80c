import { db } from '@/lib/db/db';
import { aNews, aStoredPicture } from '@/testing/builders';
import { callLegacy } from '../legacy-api.test-support';

async function withPictures(newsId: number) {
  const media = [await aStoredPicture(), await aStoredPicture({ widths: [] })];
  await db.newsPicture.create({
    data: { newsId, mediaId: media[1]?.id ?? 0, position: 2, alt: 'สอง', decorative: true },
  });
  await db.newsPicture.create({ data: { newsId, mediaId: media[0]?.id ?? 0, position: 1, alt: 'หนึ่ง' } });
  return media;
}

test('newspicture.php gives the pictures of a public item in order', async () => {
  const { id } = await aNews();
  const [first, second] = await withPictures(id);
  expect((await callLegacy('newspicture.php', { news_id_main: String(id) })).json).toEqual([
    {
      newsPicID: expect.any(Number),
      news_id_main: id,
      news_pic_name: `/media/${first?.hash}-1600.webp`,
      news_pic_alt: 'หนึ่ง',
      news_pic_order: 1,
    },
    {
      newsPicID: expect.any(Number),
      news_id_main: id,
      news_pic_name: `/media/${second?.hash}.webp`,
      news_pic_alt: '',
      news_pic_order: 2,
    },
  ]);
});

test('newspicture.php is empty for an item that is not public, or not there (P-033)', async () => {
  const { id } = await aNews({ status: 'wait' });
  await withPictures(id);
  expect((await callLegacy('newspicture.php', { news_id_main: id })).json).toEqual([]);
  expect((await callLegacy('newspicture.php', { news_id_main: 2_147_483_647 })).json).toEqual([]);
});

test.each([
  {},
  { news_id_main: '' },
  { news_id_main: { gt: 0 } },
  { news_id_main: -1 },
  { news_id_main: 2_147_483_648 },
])('newspicture.php is refused for %j', async (fields) => {
  const { status, json } = await callLegacy('newspicture.php', fields);
  expect([status, json.message]).toEqual([422, 'News ID is required']);
});
