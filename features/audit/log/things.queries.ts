import { db } from '@/lib/db/db';

/** A row of the log, as far as it tells what was done to. */
type Line = { noun: string; nounId?: string };
type Where = { where: { id: { in: number[] } } };
type Thing = { id: number; name: string };

const ID = /^[1-9]\d{0,8}$/;

const byIds = (ids: number[]): Where => ({ where: { id: { in: ids } } });
const named = { select: { id: true, name: true } } as const;
const titled = { select: { id: true, title: true } } as const;
const withTitles = (rows: readonly { id: number; title: string }[]): Thing[] =>
  rows.map(({ id, title }) => ({ id, name: title }));

/** The things that have a name which staff know them by. */
const finders: Readonly<Record<string, (ids: number[]) => Promise<Thing[]>>> = {
  account: async (ids) => {
    const rows = await db.account.findMany({ ...byIds(ids), select: { id: true, displayName: true } });
    return rows.map(({ id, displayName }) => ({ id, name: displayName }));
  },
  news: async (ids) => {
    const rows = await db.news.findMany({ ...byIds(ids), select: { id: true, topic: true } });
    return rows.map(({ id, topic }) => ({ id, name: topic }));
  },
  link: async (ids) => {
    const rows = await db.link.findMany({ ...byIds(ids), select: { id: true, label: true } });
    return rows.map(({ id, label }) => ({ id, name: label }));
  },
  faq: async (ids) => {
    const rows = await db.faqEntry.findMany({ ...byIds(ids), select: { id: true, question: true } });
    return rows.map(({ id, question }) => ({ id, name: question }));
  },
  category: (ids) => db.category.findMany({ ...byIds(ids), ...named }),
  organisation: (ids) => db.organisation.findMany({ ...byIds(ids), ...named }),
  region: (ids) => db.regionGroup.findMany({ ...byIds(ids), ...named }),
  period: (ids) => db.period.findMany({ ...byIds(ids), ...named }),
  forumRoom: (ids) => db.forumRoom.findMany({ ...byIds(ids), ...named }),
  forumTopic: async (ids) => withTitles(await db.forumTopic.findMany({ ...byIds(ids), ...titled })),
  banner: async (ids) => withTitles(await db.banner.findMany({ ...byIds(ids), ...titled })),
  document: async (ids) => withTitles(await db.document.findMany({ ...byIds(ids), ...titled })),
  disclosure: async (ids) => withTitles(await db.disclosureItem.findMany({ ...byIds(ids), ...titled })),
  media: async (ids) => withTitles(await db.media.findMany({ ...byIds(ids), ...titled })),
  notice: async (ids) => withTitles(await db.notice.findMany({ ...byIds(ids), ...titled })),
  poll: async (ids) => withTitles(await db.poll.findMany({ ...byIds(ids), ...titled })),
  cannedAnswer: async (ids) => withTitles(await db.cannedAnswer.findMany({ ...byIds(ids), ...titled })),
};

/**
 * Lines with the present names of what was done to; one that is gone, or has no name, has none. A statement for each noun.
 */
export async function nameThings<L extends Line>(lines: readonly L[]): Promise<(L & { thing?: string })[]> {
  const nouns = [...new Set(lines.map(({ noun }) => noun))];
  const found = await Promise.all(nouns.map(async (noun) => [noun, await findNames(noun, lines)] as const));
  const names = new Map(found);
  return lines.map((line) => {
    const thing = names.get(line.noun)?.get(line.nounId ?? '');
    return thing ? { ...line, thing } : line;
  });
}

async function findNames(noun: string, lines: readonly Line[]): Promise<Map<string, string>> {
  const ids = lines.flatMap((line) => (line.noun === noun && ID.test(line.nounId ?? '') ? [Number(line.nounId)] : []));
  const things = ids.length > 0 ? await finders[noun]?.([...new Set(ids)]) : undefined;
  return new Map(things?.map(({ id, name }) => [String(id), name]));
}
