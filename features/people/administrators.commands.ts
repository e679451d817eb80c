import { z } from 'zod';
import { findAccountRow, toPasswordOwner } from '@/features/account/passwords/passwords.queries';
import { createPasswordSchema, createStaffPasswordSchema } from '@/features/account/passwords/passwords.schema';
import { toNameColumns } from '@/features/organisations/organisations.rules';
import { can } from '@/lib/auth/access';
import { endEmailedLinks } from '@/lib/auth/emailed-links';
import { hashPassword } from '@/lib/auth/passwords';
import { endSessions } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { db, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { siteSettings } from '@/lib/site/schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { administratorsMessages as words } from './administrators.messages';
import { type AdministratorInput, administratorInput } from './administrators.schema';

/** Viewer of the command-line tools, run by an operator with a shell on the server. */
export const operatorViewer: Viewer = { role: 'VecAdmin', name: 'npm run admin' };

/**
 * Creates an administrator of the agency, and the agency itself if missing. With `reset`, an existing one gets a new
 * password, is reopened, and loses its second factor and its sessions.
 *
 * @param raw the fields of `administratorInput`
 * @throws AppError 'invalid' by field (the password's rules too), 'conflict' for a taken user name, 'missing'
 */
export async function makeAdministrator(raw: unknown, viewer: Viewer): Promise<'made' | 'reset'> {
  const { password, ...wishes } = parseInput(administratorInput, raw);
  for (const schema of await listPasswordSchemas(wishes)) parseInput(schema, { password });
  await storeAdministrator({ ...wishes, hash: await hashPassword(password) }, viewer);
  return wishes.reset ? 'reset' : 'made';
}

/** The rules of the password: by the names that are entered, and by those on record of the account or of its agency. */
async function listPasswordSchemas({ userName, name, email }: Omit<AdministratorInput, 'password'>) {
  const found = await db.systemUser.findUnique({ where: { userName }, select: { accountId: true } });
  const account = await findAccountRow(found?.accountId);
  const organisation = (await db.organisation.findFirst(openAgency)) ?? undefined;
  const entered = createStaffPasswordSchema({ userName, displayName: name, email, organisation });
  return account ? [entered, createPasswordSchema(toPasswordOwner(account))] : [entered];
}

/**
 * Ends every session and voids every link that grants access (password reset, e-mail change, news preview), for use
 * after restoring a backup: sessions ended and links used since it was made would be valid again.
 *
 * @returns the number of ended sessions
 */
export const endEverySession = command({
  access: 'site.manage',
  input: z.object({}),
  run: async (_, _viewer, tx) => {
    const now = getCurrentTime();
    const { count: sessions } = await tx.session.updateMany({ where: { endedAt: null }, data: { endedAt: now } });
    await tx.passwordReset.updateMany({ where: { usedAt: null }, data: { usedAt: now } });
    await tx.emailChange.deleteMany({ where: { confirmedAt: null } });
    await tx.newsPreviewLink.deleteMany({});
    return { sessions };
  },
  audit: (_, ended) => ({ action: 'session.endEverywhere', noun: 'account', after: ended }),
});

const hashedAdministratorInput = administratorInput.omit({ password: true }).extend({ hash: z.string() });
type HashedAdministrator = z.output<typeof hashedAdministratorInput>;

const storeAdministrator = command({
  access: 'site.manage',
  input: hashedAdministratorInput,
  run: async (wishes, _viewer, tx) => {
    const found = await tx.systemUser.findUnique({
      where: { userName: wishes.userName },
      include: { account: { select: { role: true } } },
    });
    if (!found && wishes.reset) throw new AppError('missing', pickMessage(words, 'administrators.missing'));
    if (!found) return createAdministratorAccount(tx, wishes);
    if (!can({ role: found.account.role }, 'site.manage'))
      throw new AppError('conflict', pickMessage(words, 'administrators.other'));
    if (!wishes.reset) throw new AppError('conflict', pickMessage(words, 'administrators.taken'));
    return resetAdministratorAccount(tx, found, wishes);
  },
  audit: ({ userName, reset: again }, accountId) => ({
    action: again ? 'administrator.reset' : 'administrator.make',
    noun: 'account',
    nounId: accountId,
    after: { userName },
  }),
});

async function createAdministratorAccount(
  tx: Transaction,
  { userName, name, email, hash }: HashedAdministrator,
): Promise<number> {
  const organisationId = await findOrCreateAgencyId(tx);
  const { id } = await tx.account.create({
    data: {
      role: 'VecAdmin',
      displayName: name,
      email,
      passwordHash: hash,
      passwordChangedAt: getCurrentTime(),
      systemUser: { create: { organisationId, userName } },
    },
  });
  return id;
}

/** The agency to which new administrators belong. */
const openAgency = { where: { kind: 'agency', status: 'open' }, orderBy: { id: 'asc' } } as const;

async function findOrCreateAgencyId(tx: Transaction): Promise<number> {
  const found = await tx.organisation.findFirst(openAgency);
  if (found) return found.id;
  const { agency } = siteSettings.parse({});
  const made = {
    kind: 'agency',
    code: 'agency',
    ...toNameColumns({ name: agency, shortName: agency }),
  } as const;
  return (await tx.organisation.create({ data: made })).id;
}

async function resetAdministratorAccount(
  tx: Transaction,
  { accountId, organisationId }: { accountId: number; organisationId: number },
  { hash, email }: HashedAdministrator,
): Promise<number> {
  await tx.account.update({
    where: { id: accountId },
    data: {
      ...(email === undefined ? {} : { email }),
      status: 'open',
      passwordHash: hash,
      passwordChangedAt: getCurrentTime(),
      passwordExpiresAt: null,
      mustChangePassword: false,
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      recoveryCodes: [],
    },
  });
  await tx.organisation.update({ where: { id: organisationId }, data: { status: 'open' } });
  await endEmailedLinks(tx, accountId);
  await endSessions(tx, accountId);
  return accountId;
}
