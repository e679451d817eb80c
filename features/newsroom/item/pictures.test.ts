import { db } from '@/lib/db/db';
import { aStoredPicture } from '@/testing/builders';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { findNewsroomItem } from '../workflow/workflow.queries';
import type { NewsContent } from './content.schema';
import { saveNews } from './save.commands';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const anOwnPicture = (given: { alt?: string; caption?: string } = {}) =>
  aStoredPicture({ organisationId: room.college.organisationId, ...given });
const save = (given: Partial<NewsContent>) =>
  saveNews({ key: aKey(), content: someContent(room.category.id, given) }, room.college);
const findTexts = (id: number) => db.media.findUniqueOrThrow({ where: { id }, select: { alt: true, caption: true } });

test('alternative text and caption are two fields of cover and gallery', async () => {
  const [cover, further] = [await anOwnPicture(), await anOwnPicture()];
  const pictures = [{ mediaId: further.id, alt: 'ถ้วย', caption: 'ถ้วยรางวัลที่ได้รับ', decorative: false }];
  const { id } = await save({ coverId: cover.id, coverAlt: 'ทีม', coverCaption: 'ทีมที่ชนะเลิศ', pictures });
  const item = await findNewsroomItem(room.college, id);
  expect(item?.content).toMatchObject({ coverAlt: 'ทีม', coverCaption: 'ทีมที่ชนะเลิศ', pictures });
});

test('content of before captions has none, and keeps that when it is saved again', async () => {
  const { id: coverId } = await anOwnPicture();
  const { coverCaption: _, ...older } = someContent(room.category.id, { coverId, coverAlt: 'ทีม' });
  const picture = { mediaId: coverId, alt: 'ทีม', decorative: false };
  const content = { ...older, pictures: [picture] };
  const { id, version } = await saveNews({ key: aKey(), content }, room.college);
  const item = await findNewsroomItem(room.college, id);
  expect(item?.content).toMatchObject({ coverCaption: null, pictures: [{ ...picture, caption: null }] });
  expect(await saveNews({ id, version, key: aKey(), content: item?.content }, room.college)).toMatchObject({ version });
});

test('the library remembers the texts of a picture, and keeps those that it has', async () => {
  const [cover, gallery, inline, known] = [
    await anOwnPicture(),
    await anOwnPicture(),
    await anOwnPicture(),
    await anOwnPicture({ alt: 'เดิม' }),
  ];
  await save({
    coverId: cover.id,
    coverAlt: 'ปก',
    coverCaption: 'ใต้ปก',
    pictures: [
      { mediaId: gallery.id, alt: '', caption: 'ใต้ภาพ', decorative: true },
      { mediaId: known.id, alt: 'ใหม่', caption: 'คำใหม่', decorative: false },
    ],
    detail: `<figure><img src="/media/${inline.hash}-320.webp" alt="ในเนื้อข่าว"><figcaption>คำ <em>บรรยาย</em></figcaption></figure>`,
  });
  expect(await findTexts(cover.id)).toEqual({ alt: 'ปก', caption: 'ใต้ปก' });
  expect(await findTexts(gallery.id)).toEqual({ alt: '', caption: 'ใต้ภาพ' });
  expect(await findTexts(inline.id)).toEqual({ alt: 'ในเนื้อข่าว', caption: 'คำ บรรยาย' });
  expect(await findTexts(known.id)).toEqual({ alt: 'เดิม', caption: 'คำใหม่' });
});

test('the library of another organisation learns nothing', async () => {
  const own = await anOwnPicture();
  const foreign = await aStoredPicture({ organisationId: room.other.organisationId, hash: own.hash });
  await save({ coverId: own.id, coverAlt: 'ปก', coverCaption: '' });
  expect(await findTexts(own.id)).toEqual({ alt: 'ปก', caption: '' });
  expect(await findTexts(foreign.id)).toEqual({ alt: '', caption: '' });
});
