import { db } from '@/lib/db/db';

/** The fields of an entry that identify its object. */
type Line = { noun: string; nounId?: string };
type Where = { where: { id: { in: number[] } } };
type Thing = { id: number; name: string };

const ID = /^[1-9]\d{0,8}$/;

const buildIdsWhere = (ids: number[]): Where => ({ where: { id: { in: ids } } });
const named = { select: { id: true, name: true } } as const;
const titled = { select: { id: true, title: true } } as const;
const toThings = (rows: readonly { id: number; title: string }[]): Thing[] =>
  rows.map(({ id, title }) => ({ id, name: title }));

/** Loaders of object names by noun; nouns without a meaningful name have none. */
const finders: Readonly<Record<string, (ids: number[]) => Promise<Thing[]>>> = {
  account: async (ids) => {
    const rows = await db.account.findMany({ ...buildIdsWhere(ids), select: { id: true, displayName: true } });
    return rows.map(({ id, displayName }) => ({ id, name: displayName }));
  },
  news: async (ids) => {
    const rows = await db.news.findMany({ ...buildIdsWhere(ids), select: { id: true, topic: true } });
    return rows.map(({ id, topic }) => ({ id, name: topic }));
  },
  link: async (ids) => {
    const rows = await db.link.findMany({ ...buildIdsWhere(ids), select: { id: true, label: true } });
    return rows.map(({ id, label }) => ({ id, name: label }));
  },
  faq: async (ids) => {
    const rows = await db.faqEntry.findMany({ ...buildIdsWhere(ids), select: { id: true, question: true } });
    return rows.map(({ id, question }) => ({ id, name: question }));
  },
  executive: (ids) => db.executive.findMany({ ...buildIdsWhere(ids), ...named }),
  category: (ids) => db.category.findMany({ ...buildIdsWhere(ids), ...named }),
  organisation: (ids) => db.organisation.findMany({ ...buildIdsWhere(ids), ...named }),
  region: (ids) => db.regionGroup.findMany({ ...buildIdsWhere(ids), ...named }),
  period: (ids) => db.period.findMany({ ...buildIdsWhere(ids), ...named }),
  forumRoom: (ids) => db.forumRoom.findMany({ ...buildIdsWhere(ids), ...named }),
  forumTopic: async (ids) => toThings(await db.forumTopic.findMany({ ...buildIdsWhere(ids), ...titled })),
  banner: async (ids) => toThings(await db.banner.findMany({ ...buildIdsWhere(ids), ...titled })),
  document: async (ids) => toThings(await db.document.findMany({ ...buildIdsWhere(ids), ...titled })),
  disclosure: async (ids) => toThings(await db.disclosureItem.findMany({ ...buildIdsWhere(ids), ...titled })),
  media: async (ids) => toThings(await db.media.findMany({ ...buildIdsWhere(ids), ...titled })),
  notice: async (ids) => toThings(await db.notice.findMany({ ...buildIdsWhere(ids), ...titled })),
  poll: async (ids) => toThings(await db.poll.findMany({ ...buildIdsWhere(ids), ...titled })),
  cannedAnswer: async (ids) => toThings(await db.cannedAnswer.findMany({ ...buildIdsWhere(ids), ...titled })),
};

/**
 * Adds the current names of objects to entries, unless they are deleted or have no name. One query per noun.
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
