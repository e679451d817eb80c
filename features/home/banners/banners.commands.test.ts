import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { type RequestContext, requestContext } from '@/lib/request/context';
import { aBanner, aStoredPicture, makeUnique } from '@/testing/builders';
import { administrator, badTargets, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { deleteBanner, orderBanners, restoreBanner, saveBanner, showBanner } from './banners.commands';
import { bannersMessages } from './banners.messages';
import { listBannerEntries, listBanners, tryListBanners } from './banners.queries';
import { getBannerState } from './banners.rules';

const wishes = (given: object = {}) => ({ title: makeUnique('แบนเนอร์'), visible: 'on', ...given });
const allIds = async () => (await listBannerEntries()).map(({ id }) => id);

test.each(getRolesExcept('VecAdmin'))('%s changes no banner', async (role) => {
  const { id } = await aBanner();
  const viewer = createRoleViewer(role);
  const refused = { kind: 'forbidden' };
  await expect(saveBanner(wishes(), viewer)).rejects.toMatchObject(refused);
  await expect(orderBanners({ ids: await allIds() }, viewer)).rejects.toMatchObject(refused);
  await expect(showBanner({ id, visible: false }, viewer)).rejects.toMatchObject(refused);
  await expect(deleteBanner({ id }, viewer)).rejects.toMatchObject(refused);
  await expect(restoreBanner({ id }, viewer)).rejects.toMatchObject(refused);
});

describe('saving', () => {
  test('a new banner is added last with its picture and dates, and readers see it within those dates', async () => {
    const { id: mediaId } = await aStoredPicture();
    const dates = { startsAt: '2027-01-01T00:00', endsAt: '2027-01-31T23:59:00+07:00' };
    const made: { id?: number } = {};
    const tags = await recordInvalidatedTags(async () => {
      const { after } = await saveBanner(
        wishes({ ...dates, mediaId: String(mediaId), target: '/about/' }),
        administrator,
      );
      made.id = after.id;
    });
    expect(tags).toEqual(['banners', 'home']);
    const entry = (await listBannerEntries()).at(-1);
    expect(entry).toMatchObject({ id: made.id, mediaId, target: '/about/' });
    expect(entry).toMatchObject({ startsAt: '2026-12-31T17:00:00.000Z', endsAt: '2027-01-31T16:59:00.000Z' });
    const seenAt = async (at: string) => (await listBanners(true, new Date(at))).some(({ id }) => id === made.id);
    expect(await seenAt('2026-12-31T16:59:59Z')).toBe(false);
    expect(await seenAt('2026-12-31T17:00:00Z')).toBe(true);
    expect(await seenAt('2027-01-31T16:59:00Z')).toBe(false);
    expect(await findLastAuditRow('banner')).toMatchObject({
      action: 'banner.add',
      after: { startsAt: entry?.startsAt },
    });
  });

  test('P-051: an unsafe target is refused; markup in title and description is plain text', async () => {
    for (const target of badTargets) {
      const saved = saveBanner(wishes({ target }), administrator);
      await expect(saved).rejects.toMatchObject({ kind: 'invalid', fields: { target: inputMessages['ui.badTarget'] } });
    }
    const words = { title: makeUnique('<img src=x onerror=alert(1)>'), description: '<script>alert(1)</script>' };
    const { after } = await saveBanner(wishes(words), administrator);
    expect(after).toMatchObject(words);
  });

  test.each([
    [{ title: '' }, { title: bannersMessages['banners.titleMissing'] }],
    [{ title: 'ก'.repeat(121) }, { title: bannersMessages['banners.titleLong'] }],
    [{ description: 'ก'.repeat(251) }, { description: bannersMessages['banners.descriptionLong'] }],
    [{ startsAt: '31/02/2569 10:00' }, { startsAt: inputMessages['ui.badMoment'] }],
    [
      { startsAt: '2027-02-01T00:00', endsAt: '2027-02-01T00:00' },
      { endsAt: bannersMessages['banners.endsBeforeStart'] },
    ],
    [{ mediaId: '2147483000' }, { mediaId: bannersMessages['banners.noPicture'] }],
  ])('%j is refused', async (given, fields) => {
    await expect(saveBanner(wishes(given), administrator)).rejects.toMatchObject({ kind: 'invalid', fields });
  });

  test('a file that is not a picture, or was deleted, is refused', async () => {
    const document = await aStoredPicture({ kind: 'document', extension: 'pdf' });
    const deleted = await aStoredPicture({ deletedAt: new Date() });
    for (const { id: mediaId } of [document, deleted]) {
      const saved = saveBanner(wishes({ mediaId }), administrator);
      await expect(saved).rejects.toMatchObject({ fields: { mediaId: bannersMessages['banners.noPicture'] } });
    }
  });

  test('saving an unknown banner fails with missing', async () => {
    await expect(saveBanner(wishes({ id: 2_147_483_000 }), administrator)).rejects.toMatchObject({ kind: 'missing' });
  });
});

test('the complete order is saved, and refused if a banner was deleted meanwhile', async () => {
  const { id } = await aBanner();
  await aBanner();
  const before = await allIds();
  const ids = before.toReversed();
  expect(await recordInvalidatedTags(() => orderBanners({ ids }, administrator))).toEqual(['banners', 'home']);
  expect(await allIds()).toEqual(ids);
  expect(await findLastAuditRow('banner')).toMatchObject({
    action: 'banner.order',
    before: { ids: before },
    after: { ids },
  });
  await deleteBanner({ id }, administrator);
  await expect(orderBanners({ ids }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
});

test('readers do not see a hidden banner', async () => {
  const { id } = await aBanner();
  expect(await recordInvalidatedTags(() => showBanner({ id, visible: 'false' }, administrator))).toEqual([
    'banners',
    'home',
  ]);
  expect((await listBanners()).some((banner) => banner.id === id)).toBe(false);
});

test('a deleted banner is restored unchanged, once, and without a picture that no longer exists', async () => {
  const picture = await aStoredPicture();
  const given = { startsAt: new Date('2026-12-31T17:00:00Z'), description: 'คำอธิบาย', mediaId: picture.id };
  const { updatedAt: _, ...before } = await aBanner(given);
  const { id } = before;
  await deleteBanner({ id }, administrator);
  await restoreBanner({ id }, administrator);
  expect(await db.banner.findUniqueOrThrow({ where: { id } })).toMatchObject(before);
  await expect(restoreBanner({ id }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
  await deleteBanner({ id }, administrator);
  await db.media.delete({ where: { id: picture.id } });
  await restoreBanner({ id }, administrator);
  expect(await db.banner.findUniqueOrThrow({ where: { id } })).toMatchObject({ ...before, mediaId: null });
});

test.each([
  [{ visible: false, startsAt: null, endsAt: null }, 'hidden'],
  [{ visible: true, startsAt: null, endsAt: null }, 'shown'],
  [{ visible: true, startsAt: '2026-12-31T17:00:01Z', endsAt: null }, 'waiting'],
  [{ visible: true, startsAt: '2026-12-31T17:00:00Z', endsAt: null }, 'shown'],
  [{ visible: true, startsAt: null, endsAt: '2026-12-31T17:00:00Z' }, 'over'],
] as const)('%j stands as %s', (banner, standing) => {
  expect(getBannerState(banner, new Date('2026-12-31T17:00:00Z'))).toBe(standing);
});

test('if only the banners can’t be read, the page renders without them and is not cached', async () => {
  await aBanner();
  await db.$executeRaw`ALTER TABLE banner RENAME TO banner_away`;
  const noted: RequestContext = { tags: new Set<string>(), expiresAt: undefined };
  expect(await requestContext.run(noted, tryListBanners)).toBeUndefined();
  expect(noted.status).toBe(503);
  await db.$executeRaw`ALTER TABLE banner_away RENAME TO banner`;
  expect(await tryListBanners()).not.toEqual([]);
});
