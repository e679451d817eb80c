import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { tag } from '@/lib/request/context';
import { aCategory, aStoredPicture } from '@/testing/builders';
import { aKey, aNewsroom, type Newsroom, someContent } from '@/testing/newsroom';
import { transitionNews } from '../workflow/workflow.commands';
import { newsroomMessages } from '../workflow/workflow.messages';
import { findNewsroomItem } from '../workflow/workflow.queries';
import type { NewsContent } from './content.schema';
import { decideRevision } from './decide-revision.commands';
import { duplicateNews, recategorise, saveNews } from './save.commands';

let room: Newsroom;
beforeAll(async () => {
  room = await aNewsroom();
});

const write = (given: Partial<NewsContent> = {}) => someContent(room.category.id, given);
const saved = (viewer: Viewer, given: Partial<NewsContent> = {}) =>
  saveNews({ key: aKey(), content: write(given) }, viewer);

/** An item of the college user that was published by the college. */
async function published(given: Partial<NewsContent> = {}) {
  const draft = await saved(room.user, given);
  const { id, version } = await transitionNews({ ...draft, event: 'submit' }, room.user);
  return transitionNews({ id, version, event: 'publish' }, room.college);
}

describe('a college user who has moved to another college', () => {
  test('neither sees, changes, copies nor withdraws items of the old one', async () => {
    const out = await published();
    const draft = await saved(room.user);
    const moved = { ...room.user, organisationId: room.other.organisationId };
    for (const { id, version } of [out, draft]) {
      expect(await findNewsroomItem({ ...moved }, id)).toBeUndefined();
      for (const act of [
        () => saveNews({ id, version, key: aKey(), content: write() }, moved),
        () => duplicateNews({ id, key: aKey() }, moved),
        () => transitionNews({ id, version, event: 'bin' }, moved),
      ])
        await expect(act()).rejects.toMatchObject({ kind: 'missing' });
    }
    expect(await db.newsRevision.count({ where: { newsId: out.id, state: 'pending' } })).toBe(0);
  });
});

describe('saving', () => {
  test('a new item is a draft of its author, with clean HTML and a first revision', async () => {
    const { id, version } = await saved(room.user, { detail: '<p onclick="x()">ข่าว<script>alert(1)</script></p>' });
    const row = await db.news.findUniqueOrThrow({ where: { id }, include: { revisions: true, count: true } });
    expect(row).toMatchObject({
      status: 'draft',
      approveLevel: 0,
      detail: '<p>ข่าว</p>',
      summary: 'ข่าว',
      organisationId: room.college.organisationId,
      collegeUserId: room.user.ownId,
      count: { reads: 0 },
      revisions: [{ number: 1, state: 'saved' }],
    });
    expect(version).toBe(1);
  });

  test('P-042: status, level, pin and author come from the rules and the session, whatever is sent', async () => {
    const extras = {
      status: 'allow',
      news_status: 'allow',
      approveLevel: 9,
      organisationId: room.other.organisationId,
    };
    const content = { ...write({ pinned: true }), ...extras };
    const { id } = await saveNews({ key: aKey(), ...extras, content }, room.user);
    const row = await db.news.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ status: 'draft', approveLevel: 0, pinned: false });
    expect(row.organisationId).toBe(room.user.organisationId);
  });

  test('P-043: an owner can not be changed by saving', async () => {
    const { id, version } = await saved(room.user);
    const content = { ...write({ topic: 'หัวข้อใหม่' }), organisationId: room.other.organisationId, collegeUserId: 1 };
    await saveNews({ id, version, key: aKey(), content }, room.user);
    expect(await db.news.findUniqueOrThrow({ where: { id } })).toMatchObject({
      topic: 'หัวข้อใหม่',
      organisationId: room.college.organisationId,
      collegeUserId: room.user.ownId,
    });
  });

  test('P-034 and P-035: nobody else’s college or province saves, bins or even sees a waiting item', async () => {
    const draft = await saved(room.user);
    const { id, version } = await transitionNews({ ...draft, event: 'submit' }, room.user);
    for (const stranger of [room.other, room.otherProvince, room.otherUser, room.colleague, room.unit]) {
      const attempts = [
        saveNews({ id, version, key: aKey(), content: write() }, stranger),
        transitionNews({ id, version, event: 'bin' }, stranger),
        transitionNews({ id, version, event: 'publish' }, stranger),
      ];
      for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ kind: 'missing' });
    }
    await expect(saveNews({ id, version, key: aKey(), content: write() }, room.province)).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  test('P-117: the second of two writers is refused, and the first one’s content stays', async () => {
    const { id, version } = await saved(room.college);
    await saveNews({ id, version, key: aKey(), content: write({ topic: 'ของคนแรก' }) }, room.college);
    const second = saveNews({ id, version, key: aKey(), content: write({ topic: 'ของคนที่สอง' }) }, room.college);
    await expect(second).rejects.toMatchObject({ kind: 'conflict', key: 'newsroom.changed' });
    expect(await db.news.findUniqueOrThrow({ where: { id } })).toMatchObject({ topic: 'ของคนแรก', version: 2 });
  });

  test('P-118: ten concurrent requests with the same key create one item', async () => {
    const [key, content] = [aKey(), write()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => saveNews({ key, content }, room.college)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await db.news.count({ where: { topic: content.topic } })).toBe(1);
  });

  test('a repeated save of an existing item succeeds and counts once', async () => {
    const { id, version } = await saved(room.college);
    const again = { id, version, key: aKey(), content: write({ topic: 'แก้แล้ว' }) };
    expect(await saveNews(again, room.college)).toMatchObject({ version: 2 });
    expect(await saveNews(again, room.college)).toMatchObject({ version: 2 });
  });

  test('opening and saving unchanged changes nothing', async () => {
    const { id, version } = await saved(room.college, { detail: '<h2>หัวเรื่อง</h2><p>เนื้อ <strong>หนา</strong></p>' });
    const item = await findNewsroomItem(room.college, id);
    const answer = await saveNews({ id, version, key: aKey(), content: item?.content }, room.college);
    expect(answer).toMatchObject({ version: 1 });
    expect(await db.newsRevision.count({ where: { newsId: id } })).toBe(1);
  });

  test('files of another organisation are refused', async () => {
    const foreign = await aStoredPicture({ organisationId: room.other.organisationId });
    const own = await aStoredPicture({ organisationId: room.college.organisationId });
    const pictures = (mediaId: number) => [{ mediaId, alt: 'ภาพ', caption: null, decorative: false }];
    await expect(saved(room.college, { coverId: foreign.id })).rejects.toMatchObject({
      fields: { coverId: newsroomMessages['newsroom.badMedia'] },
    });
    await expect(saved(room.college, { pictures: pictures(foreign.id) })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(saved(room.college, { pictures: pictures(own.id), coverId: own.id })).resolves.toBeTruthy();
  });

  test('a picture in the text is recorded only if it is the organisation’s own', async () => {
    const foreign = await aStoredPicture({ organisationId: room.other.organisationId });
    const own = await aStoredPicture({ organisationId: room.college.organisationId });
    const picture = (hash: string) => `<figure><img src="/media/${hash}-320.webp" alt="ภาพ"></figure>`;
    const { id } = await saved(room.college, { detail: picture(own.hash) + picture(foreign.hash) });
    expect(await db.newsInlineMedia.findMany({ where: { newsId: id } })).toEqual([{ newsId: id, mediaId: own.id }]);
  });

  test('P-059: a video link of an unknown host is refused', async () => {
    for (const link of ['javascript:alert(1)', 'http://169.254.169.254/latest', 'https://evil.example/v']) {
      await expect(saved(room.college, { videoLinks: [link] })).rejects.toMatchObject({ kind: 'invalid' });
    }
  });

  test('a category of the other section is refused, and the section of an item never changes', async () => {
    const lifestyle = await aCategory({ section: 'lifestyle' });
    await expect(saved(room.college, { categoryId: lifestyle.id })).rejects.toMatchObject({
      fields: { categoryId: newsroomMessages['newsroom.badCategory'] },
    });
    const { id, version } = await saved(room.college, { section: 'lifestyle', categoryId: lifestyle.id });
    const content = write({ section: 'news' });
    await expect(saveNews({ id, version, key: aKey(), content }, room.college)).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  test('a college user, a unit and a province can not write lifestyle', async () => {
    const { id } = await aCategory({ section: 'lifestyle' });
    for (const viewer of [room.user, room.unit, room.province, room.institute]) {
      await expect(saved(viewer, { section: 'lifestyle', categoryId: id })).rejects.toMatchObject({
        kind: 'forbidden',
      });
    }
  });
});

test('public pages are invalidated when an item becomes public, changes or is withdrawn, and by nothing else', async () => {
  const draft = await saved(room.user);
  const again = await saveNews({ ...draft, key: aKey(), content: write({ topic: 'ร่างที่สอง' }) }, room.user);
  const sent = await transitionNews({ id: draft.id, version: again.version, event: 'submit' }, room.user);
  const out = await transitionNews({ id: draft.id, version: sent.version, event: 'publish' }, room.college);
  const corrected = await saveNews({ id: draft.id, version: out.version, key: aKey(), content: write() }, room.college);
  const withdrawn = await transitionNews(
    { id: draft.id, version: corrected.version, event: 'hide', comment: 'ข้อมูลผิด' },
    room.college,
  );
  const binned = await transitionNews({ id: draft.id, version: withdrawn.version, event: 'bin' }, room.college);
  for (const { touched } of [draft, again, sent, binned]) expect(touched).toEqual([]);
  for (const { touched } of [out, corrected, withdrawn]) {
    expect(touched).toEqual(expect.arrayContaining([tag.news(draft.id), tag.lists(room.category.id), tag.home]));
  }
});

describe('a public item edited by someone who may not publish', () => {
  test('keeps its public text until the revision is approved', async () => {
    const { id, version } = await published({ topic: 'ฉบับเดิม' });
    const answer = await saveNews({ id, version, key: aKey(), content: write({ topic: 'ฉบับใหม่' }) }, room.user);
    expect(answer).toMatchObject({ state: 'pending', version });
    expect(await db.news.findUniqueOrThrow({ where: { id } })).toMatchObject({ topic: 'ฉบับเดิม', status: 'allow' });
    const { id: revisionId } = await db.newsRevision.findFirstOrThrow({ where: { newsId: id, state: 'pending' } });
    const mine = decideRevision({ id, version, revisionId, approve: true }, room.user);
    await expect(mine).rejects.toMatchObject({ kind: 'forbidden' });
    await decideRevision({ id, version, revisionId, approve: true }, room.college);
    expect(await db.news.findUniqueOrThrow({ where: { id } })).toMatchObject({ topic: 'ฉบับใหม่', version: version + 1 });
    const twice = decideRevision({ id, version: version + 1, revisionId, approve: true }, room.college);
    await expect(twice).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('a refused revision stays in the history with its reason', async () => {
    const { id, version } = await published();
    await saveNews({ id, version, key: aKey(), content: write() }, room.user);
    const { id: revisionId } = await db.newsRevision.findFirstOrThrow({ where: { newsId: id, state: 'pending' } });
    const silent = decideRevision({ id, version, revisionId, approve: false }, room.college);
    await expect(silent).rejects.toMatchObject({ kind: 'invalid' });
    await decideRevision({ id, version, revisionId, approve: false, comment: 'ยังไม่ครบ' }, room.college);
    expect(await db.newsRevision.findUniqueOrThrow({ where: { id: revisionId } })).toMatchObject({
      state: 'refused',
      comment: 'ยังไม่ครบ',
    });
  });

  test('a newer revision of the same writer replaces the older one, and both stay in the history', async () => {
    const { id, version } = await published();
    await saveNews({ id, version, key: aKey(), content: write({ topic: 'ครั้งแรก' }) }, room.user);
    await saveNews({ id, version, key: aKey(), content: write({ topic: 'ครั้งที่สอง' }) }, room.user);
    const states = await db.newsRevision.findMany({ where: { newsId: id }, orderBy: { number: 'asc' } });
    expect(states.map(({ state }) => state)).toEqual(['saved', 'saved', 'pending']);
  });

  test('its college saves at once, with a public correction note', async () => {
    const { id, version } = await published();
    const content = write({ topic: 'แก้ไขแล้ว' });
    await saveNews({ id, version, key: aKey(), content, correction: 'แก้วันที่จัดงาน' }, room.college);
    const row = await db.news.findUniqueOrThrow({ where: { id }, include: { corrections: true } });
    expect(row).toMatchObject({ topic: 'แก้ไขแล้ว', status: 'allow', corrections: [{ note: 'แก้วันที่จัดงาน' }] });
  });
});

describe('other ways to write', () => {
  test('an item moves to another category with its counts', async () => {
    const { id, version } = await published();
    const { id: categoryId } = await aCategory();
    await recategorise({ id, version, categoryId }, room.editor);
    expect(await db.news.findUniqueOrThrow({ where: { id }, include: { count: true } })).toMatchObject({
      categoryId,
      count: { categoryId },
    });
    const again = recategorise({ id, version: version + 1, categoryId }, room.editor);
    await expect(again).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('a copy is a draft of the account that made it, without files that it may not use', async () => {
    const foreign = await aStoredPicture({ organisationId: room.college.organisationId });
    const { id } = await published({ coverId: foreign.id, coverAlt: 'ภาพปก' });
    const copy = await duplicateNews({ id, key: aKey() }, room.province);
    expect(await db.news.findUniqueOrThrow({ where: { id: copy.id } })).toMatchObject({
      status: 'draft',
      coverId: null,
      organisationId: room.province.organisationId,
    });
  });
});
