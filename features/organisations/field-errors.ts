import { listUsableMedia } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { organisationsMessages as words } from './organisations.messages';
import { type AffiliationField, affiliationFields, type OrganisationLookup } from './organisations.schema';

const pictureFields = ['logoId', 'pictureId'] as const;

/** Columns of an organisation that exists already. */
type ExistingOrganisation = { id: number; code: string } & Pictures;
type Pictures = Readonly<Record<(typeof pictureFields)[number], number | null>>;
/** Texts by field. */
type FieldErrors = Readonly<Record<string, string>>;
type AskedFields = Omit<OrganisationLookup, 'email'>;
type Affiliations = Pick<OrganisationLookup, AffiliationField>;

/**
 * Errors of an organisation's fields that only the database knows, all at once: codes and names that are taken,
 * affiliations and pictures that don't exist. A field that is left out is not checked.
 *
 * @returns the text for each invalid field
 */
export async function findFieldErrors(
  tx: Transaction,
  viewer: Viewer,
  asked: AskedFields,
  row?: ExistingOrganisation,
): Promise<FieldErrors> {
  return {
    ...(await findAffiliationErrors(tx, asked, row?.id)),
    ...(await findPictureErrors(tx, viewer, asked, row)),
    ...(await findTakenErrors(tx, asked, row)),
  };
}

/** As `findFieldErrors`, for the affiliations only; `own` is the organisation that has them. */
export async function findAffiliationErrors(tx: Transaction, asked: Affiliations, own = 0): Promise<FieldErrors> {
  const there = {
    provinceId: (id: number) => tx.province.count({ where: { id } }),
    instituteId: (id: number) => tx.organisation.count({ where: { id, kind: 'institute', NOT: { id: own } } }),
    departmentId: (id: number) => tx.organisation.count({ where: { id, kind: 'department', NOT: { id: own } } }),
  };
  const wrong: Record<string, string> = {};
  for (const field of affiliationFields) {
    const chosen = asked[field];
    if (chosen !== null && (await there[field](chosen)) === 0) wrong[field] = words['organisations.badChoice'];
  }
  return wrong;
}

/** As `findFieldErrors`, for the logo and the picture only. */
export async function findPictureErrors(
  tx: Transaction,
  viewer: Viewer,
  asked: Pictures,
  row?: Pictures,
): Promise<FieldErrors> {
  const chosen = pictureFields.flatMap((field) => {
    const id = asked[field];
    return id === null || id === row?.[field] ? [] : [{ field, id }];
  });
  if (chosen.length === 0) return {};
  const files = await listUsableMedia(viewer, { ids: chosen.map(({ id }) => id) }, tx);
  const pictures = new Set(files.flatMap(({ id, kind }) => (kind === 'image' ? [id] : [])));
  const wrong = chosen.filter(({ id }) => !pictures.has(id));
  return Object.fromEntries(wrong.map(({ field }) => [field, words['organisations.noPicture']]));
}

/** Serialises writes of codes and names, so that the second of two equal ones gets an error message. */
export async function lockOrganisationNames(tx: Transaction): Promise<void> {
  await tx.$executeRaw`LOCK TABLE organisation IN SHARE ROW EXCLUSIVE MODE`;
  await tx.$executeRaw`LOCK TABLE "system_user" IN SHARE ROW EXCLUSIVE MODE`;
}

async function findTakenErrors(
  tx: Transaction,
  { code, userName }: AskedFields,
  row?: ExistingOrganisation,
): Promise<FieldErrors> {
  if (row && row.code === code) return {};
  const own = row?.id ?? 0;
  const isCodeTaken =
    code !== undefined &&
    (await tx.organisation.count({ where: { code: { equals: code, mode: 'insensitive' }, NOT: { id: own } } })) > 0;
  const login = row ? code : userName || code;
  const isLoginTaken =
    login !== undefined &&
    (await tx.systemUser.count({ where: { userName: login, NOT: { organisationId: own } } })) > 0;
  const loginField = row || login === code ? 'code' : 'userName';
  return {
    ...(isLoginTaken ? { [loginField]: words['organisations.userNameTaken'] } : {}),
    ...(isCodeTaken ? { code: words['organisations.codeTaken'] } : {}),
  };
}
