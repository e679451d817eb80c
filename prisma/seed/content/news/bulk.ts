import { DAY_MS } from '@/lib/time/units';
import { categories } from '../categories';
import { makeRandom } from '../random';
import type { BulkNewsSeed } from '../shapes';
import { toBangkokDay } from '../thai-date';
import { books } from './books';
import { makeMaterial } from './material';
import { buildBody } from './news';
import { getWriters } from './plan';

const SPAN_DAYS = 3_652;
const visible = new Set(
  categories.filter((category) => category.visible && category.section === 'news').map(({ id }) => id),
);
const visibleBooks = books.filter(({ categoryId }) => visible.has(categoryId));
/** Knuth's multiplicative hash: consecutive numbers land far apart. */
const toFraction = (index: number) => (Math.imul(index + 1, 2_654_435_761) >>> 0) / 4_294_967_296;

/**
 * A public item for benchmarks, published in the ten years before `now`. Deterministic for `index` and `now`; topics
 * may repeat.
 */
export function makeBulkNews(index: number, now: Date): BulkNewsSeed {
  const publishAt = new Date(now.getTime() - toFraction(index) * SPAN_DAYS * DAY_MS);
  const { month } = toBangkokDay(publishAt);
  const entry = visibleBooks[index % visibleBooks.length];
  if (!entry) throw new Error('no category is visible');
  const { kinds } = entry.book;
  const turn = Math.floor(index / visibleBooks.length);
  const fitting = kinds.filter(({ months }) => !months || months.includes(month));
  const random = makeRandom(index);
  const kind = fitting[turn % fitting.length] ?? random.pick(kinds);
  const by = kind.by[turn % kind.by.length] ?? 'college';
  const org = random.pick(getWriters(by));
  const material = makeMaterial(org, publishAt, random);
  const story = kind.tell(material);
  return {
    topic: story.topic,
    detailHtml: buildBody(story, entry.book, material),
    categoryId: entry.categoryId,
    organisationKey: org.key,
    publishAt,
  };
}
