import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { type ListState, toSkipTake } from '@/lib/list/list';
import {
  type HouseWord,
  type HouseWordSort,
  MAX_HOUSE_WORDS,
  type NewsTemplate,
  type RequirableField,
  requirableFields,
  type WritingGuide,
} from './house-style.schema';

export const templateColumns = { categoryId: true, headings: true, headingsRequired: true, required: true } as const;
export const wordColumns = { id: true, avoided: true, right: true, mode: true, categoryId: true } as const;

const isRequirable = (field: string): field is RequirableField => requirableFields.some((one) => one === field);

/** A template as stored, without fields that can no longer be required. */
export const toTemplate = <T extends { required: string[] }>(row: T) => ({
  ...row,
  required: row.required.filter(isRequirable),
});

/** Templates of some categories, and the words that apply to their items. */
export async function findWritingGuide(
  categories: readonly { id: number }[],
  from: Pick<Transaction, 'newsTemplate' | 'houseWord'> = db,
): Promise<WritingGuide> {
  const ids = categories.map(({ id }) => id);
  const templates = await from.newsTemplate.findMany({
    where: { categoryId: { in: ids } },
    select: templateColumns,
    orderBy: { categoryId: 'asc' },
  });
  const words = await from.houseWord.findMany({
    where: { OR: [{ categoryId: null }, { categoryId: { in: ids } }] },
    select: wordColumns,
    orderBy: [{ avoided: 'asc' }, { id: 'asc' }],
    take: MAX_HOUSE_WORDS,
  });
  return { templates: templates.map(toTemplate), words };
}

/** Templates of all categories; `version` is sent with a change to detect conflicting edits. */
export async function listTemplates(): Promise<(NewsTemplate & { version: string })[]> {
  const rows = await db.newsTemplate.findMany({ select: { ...templateColumns, updatedAt: true } });
  return rows.map(({ updatedAt, ...row }) => ({ ...toTemplate(row), version: updatedAt.toISOString() }));
}

/** A page of the words whose spelling or replacement contains the search, with the total. */
export async function listHouseWords(
  state: ListState<HouseWordSort> & { search: string },
): Promise<{ rows: HouseWord[]; total: number }> {
  const contains = { contains: state.search, mode: 'insensitive' } as const;
  const where: Prisma.HouseWordWhereInput =
    state.search === '' ? {} : { OR: [{ avoided: contains }, { right: contains }] };
  const [rows, total] = await Promise.all([
    db.houseWord.findMany({
      where,
      select: wordColumns,
      orderBy: [{ updatedAt: state.descending ? 'desc' : 'asc' }, { id: 'desc' }],
      ...toSkipTake(state),
    }),
    db.houseWord.count({ where }),
  ]);
  return { rows, total };
}

export async function findHouseWord(id: number): Promise<(HouseWord & { version: string }) | undefined> {
  const row = await db.houseWord.findUnique({ where: { id }, select: { ...wordColumns, updatedAt: true } });
  if (!row) return undefined;
  const { updatedAt, ...word } = row;
  return { ...word, version: updatedAt.toISOString() };
}
