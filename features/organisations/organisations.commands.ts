import { listRolesWith } from '@/lib/auth/access';
import { assertCan } from '@/lib/auth/assert-can';
import { assertMayShowPassword, createCredentials, credentials, mailCredentials } from '@/lib/auth/credentials';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { validate } from '@/lib/command/validation';
import { db, type Transaction } from '@/lib/db/db';
import { AppError, createInvalidError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { findFieldErrors } from './field-errors';
import { organisationsMessages as words } from './organisations.messages';
import { editableBy } from './organisations.queries';
import {
  contactSaveInput,
  type Delivery,
  type OrganisationInput,
  organisationContact,
  organisationInput,
  organisationLookup,
  organisationSaveInput,
  organisationStatusInput,
} from './organisations.schema';
import {
  listOrganisationTags,
  lockOrganisation,
  type WrittenOrganisation,
  writeContact,
  writeOrganisation,
} from './organisations.store';

const toAuditEntry = (
  action: 'organisation.add' | 'organisation.save',
  { id: nounId, before, after }: WrittenOrganisation,
) => ({ action, noun: 'organisation', nounId, before, after }) as const;

/**
 * Saves a whole organisation: a new one with its office login, or the one with `id`.
 *
 * @param raw the fields of `organisationInput`, and of `organisationSaveInput` besides `input`
 * @returns its id, and the password of a new office login if it is to be shown
 * @throws AppError 'forbidden', 'invalid' by field, 'missing', 'conflict' when somebody saved since `version`, 'busy'
 */
export async function saveOrganisation(raw: unknown, viewer: Viewer): Promise<{ id: number; password?: string }> {
  assertCan(viewer, 'organisations.add');
  const meta = parseInput(organisationSaveInput.omit({ input: true }), raw);
  const input = await readOrganisationInput(raw, meta, viewer);
  if (meta.id !== undefined) return storeOrganisation({ ...meta, input }, viewer);
  assertMayShowPassword(meta.delivery, 'delivery');
  const made = meta.delivery === 'none' ? undefined : await createCredentials();
  const { id } = await storeOrganisation({ ...meta, input, made }, viewer);
  return { id, password: meta.delivery === 'show' ? made?.password : undefined };
}

type Meta = { id?: number; delivery: Delivery };

/**
 * Parses the input.
 *
 * @throws AppError 'invalid' with all errors at once, including those that only the database knows
 */
async function readOrganisationInput(raw: unknown, { id, delivery }: Meta, viewer: Viewer): Promise<OrganisationInput> {
  const asked = organisationLookup.parse(raw);
  const parsed = validate(organisationInput, raw);
  const wrong = {
    ...(id === undefined && delivery === 'mail' && asked.email === ''
      ? { email: words['organisations.mailNeedsEmail'] }
      : {}),
    ...(parsed.success ? {} : parsed.fields),
  };
  if (Object.keys(wrong).length === 0) return parseInput(organisationInput, raw);
  const row = await db.organisation.findFirst({ where: { AND: [{ id: id ?? 0 }, editableBy(viewer)] } });
  throw createInvalidError({
    ...(await findFieldErrors(db, viewer, asked, row ?? undefined)),
    ...wrong,
  });
}

const storeOrganisation = command({
  access: 'organisations.add',
  input: organisationSaveInput.extend({ made: credentials.optional() }),
  run: async ({ input, id, version, made, delivery }, viewer, tx): Promise<WrittenOrganisation> => {
    const written = await writeOrganisation(tx, viewer, input, { id, version, given: made });
    const { name, userName, email: to } = input;
    if (id === undefined && made && delivery === 'mail')
      await mailCredentials(tx, { name, userName, to, password: made.password, isFirst: true });
    return written;
  },
  invalidates: (_, { tags }) => tags,
  audit: ({ id }, written) => toAuditEntry(id === undefined ? 'organisation.add' : 'organisation.save', written),
});

/**
 * Saves an organisation's contact data and public profile, for organisations above it.
 *
 * @param raw the fields of `organisationContact`, `id` and `version`
 * @throws AppError as `saveOrganisation`
 */
export async function saveContact(
  raw: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Promise<WrittenOrganisation> {
  const { id, version } = raw;
  return storeContact({ id, version, input: parseInput(organisationContact, raw) }, viewer);
}

const storeContact = command({
  access: 'organisations.edit',
  input: contactSaveInput,
  invalidates: ({ id }) => listOrganisationTags(id),
  run: ({ id, version, input }, viewer, tx): Promise<WrittenOrganisation> =>
    writeContact(tx, viewer, input, { id, version }),
  audit: (_, written) => toAuditEntry('organisation.save', written),
});

/**
 * Opens or closes an organisation: accounts of a closed one can't log in, and their sessions end at once.
 *
 * @throws AppError 'missing' for an organisation that the viewer may not edit; 'conflict' for the viewer's own and for
 *   that of the last administrator
 */
export const setOrganisationStatus = command({
  access: 'organisations.edit',
  input: organisationStatusInput,
  invalidates: ({ id }) => listOrganisationTags(id),
  run: async ({ id, open }, viewer, tx) => {
    const row = await lockOrganisation(tx, editableBy(viewer), { id });
    if (!open) await assertMayClose(tx, viewer, id);
    await tx.organisation.update({ where: { id }, data: { status: open ? 'open' : 'closed' } });
    if (!open) await endAllSessions(tx, id);
    return { name: row.name, before: row.status };
  },
  audit: ({ id, open }, { before }) => ({
    action: open ? 'organisation.open' : 'organisation.close',
    noun: 'organisation',
    nounId: id,
    before: { status: before },
    after: { status: open ? 'open' : 'closed' },
  }),
});

const ADMINISTRATOR_ROLES = listRolesWith('site.manage');

async function assertMayClose(tx: Transaction, viewer: Viewer, id: number): Promise<void> {
  if (viewer.organisationId === id) throw new AppError('conflict', pickMessage(words, 'organisations.ownOne'));
  const others = await tx.systemUser.count({
    where: {
      account: { role: { in: ADMINISTRATOR_ROLES }, status: 'open' },
      organisation: { status: 'open' },
      NOT: { organisationId: id },
    },
  });
  if (others === 0) throw new AppError('conflict', pickMessage(words, 'organisations.lastAdministrator'));
}

const endAllSessions = (tx: Transaction, organisationId: number) =>
  tx.session.updateMany({
    where: {
      endedAt: null,
      account: { OR: [{ systemUser: { organisationId } }, { collegeUser: { organisationId } }] },
    },
    data: { endedAt: getCurrentTime() },
  });
