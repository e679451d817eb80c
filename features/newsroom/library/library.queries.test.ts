import { db } from '@/lib/db/db';
import { aBanner, aNews, aStoredPicture } from '@/testing/builders';
import { logInPerson } from '@/testing/log-in';
import { aCollege } from '@/testing/people';
import { findMediaUses } from './library.queries';

test('uses in items that the viewer may see are named; the others are a number', async () => {
  const college = await aCollege();
  const { viewer } = await logInPerson(college);
  const media = await aStoredPicture({ organisationId: college.organisation.id });
  const mine = await aNews({ organisationId: college.organisation.id, coverId: media.id, status: 'allow' });
  await db.newsInlineMedia.create({ data: { newsId: mine.id, mediaId: media.id } });
  const { id: newsId } = await aNews({ status: 'wait' });
  await db.newsPicture.create({ data: { newsId, mediaId: media.id, position: 1 } });
  await aBanner({ mediaId: media.id });
  const uses = await findMediaUses(viewer, { id: media.id, uses: 4 });
  expect(uses.items).toEqual([
    expect.objectContaining({ id: mine.id, topic: mine.topic, public: true, organisation: college.organisation.name }),
  ]);
  expect(uses.others).toBe(2);
});
