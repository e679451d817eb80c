import { collegeUsers, pickCollegeUser } from '../accounts';
import { h3, p, plain } from '../html';
import type { Random } from '../random';
import type { NewsSeed } from '../shapes';
import { books } from './books';
import { makeCounts } from './counts';
import { assignCovers } from './covers';
import { makeCorrections, makeExtras, pickStatusComment } from './extras';
import { type Material, makeMaterial, type Story, type StoryBook } from './material';
import { createPicturePicker } from './pictures';
import { makePlan, type Plan } from './plan';
import { markMainNews } from './plan-main';

const TOPIC_LENGTH = { min: 40, max: 110 };
const SHORTEST_TEXT = 700;
const MOST_ATTEMPTS = 60;
const ABOUT_CHANCE = 0.3;
/** Index of the pinned main news item: not the newest, which is first anyway. */
const PINNED_MAIN = 2;
/** Number of pending items of the first demo college, written by its first user. */
const DEMO_PENDING = 6;

/**
 * The 400 items of the demo, over two years before `now` (four of them are scheduled later), newest first.
 * Deterministic for `now` and the seed.
 */
export function makeNews(now: Date, random: Random): NewsSeed[] {
  const topics = new Set<string>();
  const plans = assignDemoAuthor(markMainNews(makePlan(now, random.fork('plan')), now)).sort(
    (a, b) => b.publishAt.getTime() - a.publishAt.getTime(),
  );
  const main = plans.filter(({ level }) => level === 3);
  const pinned = main[PINNED_MAIN] ?? main[0];
  const written = plans.map((plan, index) => {
    const own = random.fork(`item ${index}`);
    const { story, detailHtml } = writeStory(plan, own, topics);
    const { org, kind, authorIdCard, ...kept } = plan;
    return {
      scenes: story.scenes,
      random: own.fork('pictures'),
      ...kept,
      topic: story.topic,
      english: story.english,
      detailHtml,
      organisationKey: org.key,
      collegeUserIdCard: authorIdCard ?? pickAuthor(plan, own),
      statusComment: pickStatusComment(plan, own),
      pinned: plan === pinned,
      ...makeExtras(story, plan, own.fork('extras')),
      corrections: makeCorrections(plan, now, own.fork('corrections')),
      ...makeCounts(plan, now, own.fork('counts')),
    };
  });
  const covers = assignCovers(written, now);
  const pickPictures = createPicturePicker();
  return written.map((item) => {
    const { scenes, random: own, ...kept } = item;
    return { ...kept, ...pickPictures(scenes, covers.get(item), own) };
  });
}

type Authored = Plan & { authorIdCard?: string };

/** Assigns the first pending items to the demo's college user, so that its college has something to decide. */
function assignDemoAuthor(plans: readonly Plan[]): Authored[] {
  const [user] = collegeUsers;
  const org = plans.find((plan) => plan.org.key === user?.organisationKey)?.org;
  let left = DEMO_PENDING;
  return plans.map((plan) => {
    if (plan.level !== 0 || !user || !org || left === 0) return plan;
    left -= 1;
    return { ...plan, org, authorIdCard: user.idCard };
  });
}

function pickAuthor({ org, level, publishAt }: Plan, random: Random): string | undefined {
  if (org.kind !== 'college' || !random.chance(level === 0 ? 0.8 : 0.3)) return undefined;
  return pickCollegeUser(org.key, publishAt.toISOString())?.idCard;
}

function writeStory(plan: Plan, random: Random, topics: Set<string>): { story: Story; detailHtml: string } {
  const book = getBook(plan.categoryId);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const material = makeMaterial(plan.org, plan.publishAt, random.fork(`try ${attempt}`));
    const story = plan.kind.tell(material);
    const { length } = story.topic;
    if (topics.has(story.topic) || length < TOPIC_LENGTH.min || length > TOPIC_LENGTH.max) continue;
    topics.add(story.topic);
    return { story, detailHtml: buildBody(story, book, material) };
  }
  throw new Error(`no new topic for category ${plan.categoryId} of ${plan.org.key}`);
}

function getBook(categoryId: number): StoryBook {
  const found = books.find((entry) => entry.categoryId === categoryId);
  if (!found) throw new Error(`no stories for category ${categoryId}`);
  return found.book;
}

/** The paragraphs, sometimes one about the organisation, and an ending; two endings if the text is short. */
export function buildBody(story: Story, book: StoryBook, material: Material): string {
  const [ending, spare] = material.shuffle(book.endings);
  const { org, name } = material;
  const about = !book.formal && material.chance(ABOUT_CHANCE) ? `${h3(`เกี่ยวกับ${name}`)}${p(org.about)}` : '';
  const body = addSpaces(`${story.blocks.join('')}${about}${ending?.(material) ?? ''}`);
  return plain(body).length < SHORTEST_TEXT ? `${body}${spare?.(material) ?? ''}` : body;
}

/** Thai requires a space between a company's legal form and the words that follow. */
const addSpaces = (html: string) => html.replace(/( จำกัด(?: \(มหาชน\))?)(?=[ก-ฮเ-ไ])/g, '$1 ');
