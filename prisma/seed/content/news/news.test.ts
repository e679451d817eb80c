import { DAY_MS } from '@/lib/time/units';
import { findBannerScene } from '../../pictures/draw';
import { collegeUsers } from '../accounts';
import { buildBanners } from '../banners';
import { categories, LIFESTYLE_ID } from '../categories';
import { plain } from '../html';
import { getOrganisation } from '../organisations';
import { makeRandom } from '../random';
import type { NewsSeed } from '../shapes';
import { makeBulkNews } from './bulk';
import { makeNews } from './news';
import { listSharedPages } from './pages';
import { papers } from './papers';
import { sceneKeys } from './picture-keys';
import { makePlan } from './plan';

const now = new Date('2026-11-20T05:30:00Z');
const make = () => makeNews(now, makeRandom(2_569));
const news = make();
const isPublic = (item: NewsSeed) => item.status === 'allow' && item.publishAt <= now;
const withStatus = (status: NewsSeed['status']) => news.filter((item) => item.status === status);

describe('news', () => {
  test('the same time and seed create the same items', () => {
    expect(make()).toEqual(news);
  });

  test('items can be created at any time of the year', () => {
    for (const month of [1, 3, 5, 7, 9])
      expect(makeNews(new Date(Date.UTC(2027, month, 4)), makeRandom(month))).toHaveLength(400);
  });

  test('there are 400 items, newest first, over two years up to the last hours', () => {
    expect(news).toHaveLength(400);
    const times = news.map(({ publishAt }) => publishAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const shown = news.filter(isPublic).map(({ publishAt }) => now.getTime() - publishAt.getTime());
    expect(Math.min(...shown)).toBeLessThan(DAY_MS / 8);
    expect(Math.max(...shown)).toBeGreaterThan(700 * DAY_MS);
    expect(Math.max(...shown)).toBeLessThan(735 * DAY_MS);
  });

  test('topics are unique and 40 to 110 characters long', () => {
    expect(new Set(news.map(({ topic }) => topic)).size).toBe(400);
    expect(news.filter(({ topic }) => topic.length < 40 || topic.length > 110)).toEqual([]);
  });

  test('texts are 700 to 2,500 characters of allowed tags', () => {
    const allowed =
      /^<\/?(?:p|h2|h3|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|th|td|a)(?: href="https:\/\/example\.org\/[\w/-]+")?>$/;
    for (const { detailHtml } of news) {
      const { length } = plain(detailHtml);
      expect(length).toBeGreaterThanOrEqual(700);
      expect(length).toBeLessThanOrEqual(2_500);
      expect((detailHtml.match(/<[^>]*>/g) ?? []).filter((tag) => !allowed.test(tag))).toEqual([]);
      expect(detailHtml).not.toMatch(/undefined|NaN|\[object|&| {2}/);
    }
  });

  test('published items have a level, pending ones none', () => {
    expect(withStatus('allow')).toHaveLength(372);
    expect(news.filter(({ status, level }) => status === 'allow' && level === 0)).toEqual([]);
    const pending = [...withStatus('draft'), ...withStatus('wait'), ...withStatus('return')];
    expect(pending.filter(({ level }) => level !== 0)).toEqual([]);
    expect(pending.every(({ organisationKey }) => getOrganisation(organisationKey).kind === 'college')).toBe(true);
  });

  test('only returned or withdrawn items have a comment', () => {
    for (const { status, statusComment } of news) {
      expect(statusComment !== undefined).toBe(status === 'return' || status === 'hide');
    }
  });

  test('some main news have a headline and a summary in English', () => {
    const english = news.flatMap((item) => (item.level === 3 && item.english ? [item.english] : []));
    expect(english.length).toBeGreaterThanOrEqual(5);
    for (const { topic, summary } of english) {
      expect(topic.length).toBeLessThanOrEqual(120);
      expect(summary.length).toBeLessThanOrEqual(600);
      expect(topic + summary).not.toMatch(/[ก-๙]/);
    }
  });

  test('four items are scheduled within ten days, and no others in the future', () => {
    const ahead = news.filter(({ publishAt }) => publishAt > now);
    expect(ahead).toHaveLength(4);
    expect(ahead.every(({ status, reads }) => status === 'allow' && reads === 0)).toBe(true);
    expect(ahead.every(({ publishAt }) => publishAt.getTime() < now.getTime() + 10 * DAY_MS)).toBe(true);
  });

  test('there are enough main news, some of them recent and with video; a recent one is pinned', () => {
    const main = news.filter(({ level }) => level === 3);
    expect(main.length).toBeGreaterThanOrEqual(26);
    expect(
      main.filter(({ publishAt }) => now.getTime() - publishAt.getTime() < 30 * DAY_MS).length,
    ).toBeGreaterThanOrEqual(6);
    expect(main.filter(({ videoLinks }) => videoLinks.length > 0).length).toBeGreaterThanOrEqual(5);
    const pinned = news.filter((item) => item.pinned);
    expect(pinned).toHaveLength(1);
    expect(pinned[0]).toMatchObject({ level: 3, status: 'allow' });
    expect(now.getTime() - (pinned[0]?.publishAt.getTime() ?? 0)).toBeLessThan(21 * DAY_MS);
  });

  test('college users write for their own college only, and the demo user waits for an answer', () => {
    const college = new Map(collegeUsers.map(({ idCard, organisationKey }) => [idCard, organisationKey]));
    const written = news.filter(({ collegeUserIdCard }) => collegeUserIdCard !== undefined);
    expect(written.filter((item) => college.get(item.collegeUserIdCard ?? '') !== item.organisationKey)).toEqual([]);
    expect(written.some((item) => item.collegeUserIdCard === '1100000000016' && item.status === 'wait')).toBe(true);
  });

  test('24 items are lifestyle, and every category has some', () => {
    expect(news.filter(({ categoryId }) => categoryId === LIFESTYLE_ID)).toHaveLength(24);
    for (const { id } of categories) expect(news.some(({ categoryId }) => categoryId === id)).toBe(true);
  });

  test('among the newest 24 of a category no two neighbours tell the same kind of story', () => {
    const plans = makePlan(now, makeRandom(2_569).fork('plan')).filter(({ status }) => status === 'allow');
    for (const { id } of categories) {
      const own = plans
        .filter(({ categoryId, publishAt }) => categoryId === id && publishAt <= now)
        .sort((a, b) => b.publishAt.getTime() - a.publishAt.getTime())
        .slice(0, 24);
      expect(own.filter((plan, index) => plan.kind === own[index + 1]?.kind)).toEqual([]);
    }
  });

  test('half of the items have a picture, and no page shows a scene twice', () => {
    const pictured = news.filter(({ pictureKeys }) => pictureKeys.length > 0);
    expect(pictured).toHaveLength(news.length / 2);
    const getScene = (key: string) => key.replace(/-\d+$/, '');
    const pages = listSharedPages(news, now);
    expect(pages.length).toBeGreaterThan(400);
    for (const page of pages) {
      const scenes = page.flatMap(({ pictureKeys: [cover] }) => (cover === undefined ? [] : getScene(cover)));
      expect(scenes).toEqual([...new Set(scenes)]);
    }
    for (const { pictureKeys } of pictured) expect(new Set(pictureKeys.map(getScene)).size).toBe(pictureKeys.length);
  });

  test('the front page has pictures among its main news, and as many as there are scenes', () => {
    const [front = []] = listSharedPages(news, now);
    const isPictured = ({ pictureKeys }: NewsSeed) => pictureKeys.length > 0;
    expect(front.slice(0, 4).filter(isPictured)).toHaveLength(4);
    expect(front.filter(isPictured).length).toBeGreaterThanOrEqual(16);
    const banners = buildBanners(now).filter(({ visible }) => visible);
    const scenes = front.map(({ pictureKeys: [cover] }) => cover?.replace(/-\d+$/, ''));
    expect(banners.filter(({ pictureKey }) => scenes.includes(findBannerScene(pictureKey)))).toEqual([]);
  });

  test('pictures exist and each has an alternative text, attachments are existing papers', () => {
    const keys = new Set(Object.values(sceneKeys).flat());
    expect(keys.size).toBe(110);
    expect(papers.length).toBeLessThanOrEqual(12);
    for (const { pictureKeys, pictureAlts, attachments } of news) {
      expect(pictureKeys.length).toBeLessThanOrEqual(6);
      expect(pictureKeys.filter((key) => !keys.has(key))).toEqual([]);
      expect(new Set(pictureKeys).size).toBe(pictureKeys.length);
      expect(pictureAlts.filter((alt) => alt !== '')).toHaveLength(pictureKeys.length);
      for (const { title, fileName } of attachments)
        expect(papers).toContainEqual(expect.objectContaining({ title, fileName }));
    }
  });
});

describe('news for benchmarks', () => {
  test('a number always creates the same public item of a visible news category', () => {
    const shown = new Set(
      categories.filter(({ visible, section }) => visible && section === 'news').map(({ id }) => id),
    );
    for (let index = 0; index < 500; index++) {
      const item = makeBulkNews(index, now);
      expect(makeBulkNews(index, now)).toEqual(item);
      expect(shown.has(item.categoryId)).toBe(true);
      expect(item.publishAt <= now).toBe(true);
      expect(getOrganisation(item.organisationKey).key).not.toBe('1310016099');
      expect(plain(item.detailHtml).length).toBeGreaterThan(600);
    }
  });
});
