import { randomBytes, randomInt } from 'node:crypto';
import { toNameColumns } from '@/features/organisations/organisations.rules';
import type { Role } from '@/lib/auth/roles';
import { db, type Prisma } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { toSearchWords } from '@/lib/text/search-words';
import { DAY_MS } from '@/lib/time/units';

export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

/** Appends random digits to a word. */
export const makeUnique = (word: string): string => `${word} ${randomBytes(5).toString('hex')}`;

/** A public news category, positioned after all others. */
export function aCategory(given: Partial<Prisma.CategoryUncheckedCreateInput> = {}) {
  return db.category.create({
    data: {
      name: makeUnique('หมวด'),
      color: '#74101f',
      colorDeep: '#b5562f',
      position: randomInt(1_000, 1_000_000),
      ...given,
    },
  });
}

/** An open department. */
export function anOrganisation(given: Partial<Prisma.OrganisationUncheckedCreateInput> = {}) {
  const name = given.name ?? makeUnique('สำนัก');
  return db.organisation.create({
    data: {
      kind: 'department',
      code: makeUnique('d'),
      ...toNameColumns({ name, shortName: name }),
      ...given,
    },
  });
}

/** Office login of a new organisation, without a password. */
export async function anOffice(
  given: { role?: Exclude<Role, 'visitor'>; status?: 'open' | 'closed'; name?: string } = {},
) {
  const organisation = await anOrganisation(given.name === undefined ? {} : { name: given.name });
  const account = await db.account.create({
    data: { role: given.role ?? 'veccentraldep', status: given.status ?? 'open', displayName: organisation.name },
  });
  const systemUser = await db.systemUser.create({
    data: { accountId: account.id, organisationId: organisation.id, userName: makeUnique('office'), isOffice: true },
  });
  return { organisation, account, systemUser };
}

type NewsOverrides = Partial<Prisma.NewsUncheckedCreateInput>;

/** An item, public since yesterday, with its own category and organisation. */
export async function aNews(given: NewsOverrides = {}) {
  const topic = given.topic ?? makeUnique('ข่าว');
  const summary = given.summary ?? 'เนื้อข่าว';
  return db.news.create({
    data: {
      topic,
      detail: `<p>${summary}</p>`,
      summary,
      topicSearch: toSearchText(topic),
      topicWords: toSearchWords(topic),
      textSearch: toSearchText(`${topic} ${summary}`),
      status: 'allow',
      approveLevel: given.status === undefined || given.status === 'allow' ? 1 : 0,
      publishAt: new Date(Date.now() - DAY_MS),
      ...given,
      categoryId: given.categoryId ?? (await aCategory({ section: given.section })).id,
      organisationId: given.organisationId ?? (await anOrganisation()).id,
    },
  });
}

/** One item of every kind that is not public: the last one in its own category, which is hidden. */
export async function createHiddenNews(categoryId: number) {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  return [
    await aNews({ categoryId, status: 'wait' }),
    await aNews({ categoryId, status: 'draft' }),
    await aNews({ categoryId, status: 'return' }),
    await aNews({ categoryId, status: 'hide' }),
    await aNews({ categoryId, publishAt: at(1) }),
    await aNews({ categoryId, publishAt: at(-3), unpublishAt: at(-1) }),
    await aNews({ categoryId, deletedAt: at(-1) }),
    await aNews({ categoryId: (await aCategory({ visible: false })).id }),
  ];
}

/** Row of a stored picture; the file itself is not created. */
export function aStoredPicture(given: Partial<Prisma.MediaUncheckedCreateInput> = {}) {
  return db.media.create({
    data: {
      kind: 'image',
      hash: randomBytes(32).toString('hex'),
      extension: 'webp',
      mimeType: 'image/webp',
      bytes: 1_000,
      width: 1_600,
      height: 900,
      widths: [320, 1_600],
      originalName: 'picture.webp',
      ...given,
    },
  });
}

/** A banner that is visible now. */
export function aBanner(given: Partial<Prisma.BannerUncheckedCreateInput> = {}) {
  return db.banner.create({ data: { title: makeUnique('แบนเนอร์'), position: randomInt(1, 1_000), ...given } });
}

/** A visible useful link. */
export function aLink(given: Partial<Prisma.LinkUncheckedCreateInput> = {}) {
  return db.link.create({
    data: { label: makeUnique('ลิงก์'), target: 'https://example.org/', position: randomInt(1, 1_000), ...given },
  });
}
