import { findPublicOrganisationByParam } from '@/features/organisations/profile/profile.queries';
import type { Prisma, Transaction } from '@/lib/db/db';
import { createFieldError } from '@/lib/errors/errors';
import { getFirstValue } from '@/lib/list/list';
import { escapeLike, toSearchText } from '@/lib/text/search-text';
import { officeMessages as words } from './office.messages';

/** Maximum number of offices that a refusal names. */
const MAX_NAMED = 4;

const open = { status: 'open' } as const;

/**
 * The office that a reader means by a typed name or code: an exact one, else the only one whose name contains it.
 *
 * @returns null for the agency, which an empty text and its own name mean
 * @throws AppError 'invalid' on the field `office` if there is none, or several
 */
export async function findChosenOffice(from: Pick<Transaction, 'organisation'>, typed: string): Promise<number | null> {
  if (typed === '') return null;
  const find = (where: Prisma.OrganisationWhereInput) =>
    from.organisation.findMany({
      where: { AND: [open, where] },
      select: { id: true, kind: true, name: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: MAX_NAMED,
    });
  const exact = await find({ OR: [{ code: typed }, { name: typed }] });
  const needle = toSearchText(typed);
  const found = exact.length > 0 || needle === '' ? exact : await find(buildWordsWhere(needle));
  const [only, ...others] = found;
  if (!only) throw createFieldError('office', words['office.missing'].th);
  if (others.length > 0)
    throw createFieldError(
      'office',
      words['office.several'].th.replace('{names}', found.map(({ name }) => name).join(', ')),
    );
  return only.kind === 'agency' ? null : only.id;
}

const buildWordsWhere = (needle: string): Prisma.OrganisationWhereInput => ({
  AND: needle.split(' ').map((word) => ({ nameSearch: { contains: escapeLike(word) } })),
});

/** Name of the open organisation in an address's `office`, for the form; undefined for none. */
export async function findOfficeName(params: Promise<Record<string, string | string[] | undefined>>) {
  const asked = getFirstValue((await params).office);
  return asked === '' ? undefined : (await findPublicOrganisationByParam(asked))?.name;
}
