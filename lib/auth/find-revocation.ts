import { z } from 'zod';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { pickMessage } from '@/lib/messages/message';
import { can, type Right } from './access';
import { roles } from './roles';
import { isStillStandingIn } from './stand-ins';
import type { Viewer } from './viewer';

/**
 * `own` marks a row that this transaction has changed itself, so nobody else could have changed it since. Times are in
 * seconds.
 */
const viewerState = z.object({
  organisation: z.enum(['open', 'closed']).nullable(),
  place: z.object({ organisationId: z.number(), own: z.boolean() }).nullable(),
  account: z
    .object({ role: z.enum(roles), status: z.enum(['open', 'closed']), passwordAt: z.number().nullable() })
    .nullable(),
  session: z.object({ ended: z.boolean(), openedAt: z.number(), own: z.boolean() }).nullable(),
});
type ViewerState = z.infer<typeof viewerState>;
const viewerStates = z.tuple([viewerState]);

/** The refusal of a write and the account that made it, if that account still exists. */
export type Revocation = { error: AppError; accountId: number | undefined };

/**
 * Checks at the end of a transaction that its viewer still has the account, role and session of the request, and locks
 * those rows until the commit: a transaction that closes, demotes, moves or logs out the viewer either waits for this
 * write or is seen by it. One statement, and a second
 * for a viewer who stands in. A viewer without an account is a visitor or the portal itself and is not
 * checked.
 */
export async function findRevocation(tx: Transaction, viewer: Viewer, right: Right): Promise<Revocation | undefined> {
  const { accountId } = viewer;
  if (accountId === undefined) return undefined;
  const [now] = viewerStates.parse(await queryViewerState(tx, viewer, accountId));
  const refusal = findRefusal(now, viewer, right) ?? (await findEndedStandIn(tx, viewer, accountId));
  return refusal && { error: refusal, accountId: now.account ? accountId : undefined };
}

/** Refuses a write whose viewer stood in when the request began and no longer does. */
async function findEndedStandIn(tx: Transaction, viewer: Viewer, accountId: number): Promise<AppError | undefined> {
  const { standsIn, organisationId } = viewer;
  if (!standsIn || (await isStillStandingIn(tx, { accountId, organisationId }))) return undefined;
  return new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
}

function findRefusal(
  { account, organisation, place, session }: ViewerState,
  viewer: Viewer,
  right: Right,
): AppError | undefined {
  const isOpen = account?.status === 'open' && (viewer.organisationId === undefined || organisation === 'open');
  if (!isOpen || (viewer.session && !isSessionAlive(session, account.passwordAt))) {
    return new AppError('unauthenticated', pickMessage(errorMessages, 'errors.unauthenticated'));
  }
  const isSame = account.role === viewer.role && !hasMovedOffice(viewer, place);
  if (isSame && can({ role: account.role, session: viewer.session }, right)) return undefined;
  return new AppError('forbidden', pickMessage(errorMessages, 'errors.forbidden'));
}

/** A session that this command itself ends, such as a logout or a change of password, was valid until now. */
const isSessionAlive = (session: ViewerState['session'], passwordAt: number | null): boolean =>
  session !== null && (session.own || (!session.ended && session.openedAt >= (passwordAt ?? 0)));

const hasMovedOffice = ({ organisationId }: Viewer, place: ViewerState['place']): boolean =>
  organisationId !== undefined && place?.organisationId !== organisationId && !place?.own;

/**
 * Locks rows in the same order as the commands that change people: organisation, system or college user, account,
 * session. A locked row is read as last committed, possibly after the statement began.
 */
function queryViewerState(
  tx: Transaction,
  { organisationId = 0, session }: Viewer,
  accountId: number,
): Promise<unknown> {
  return tx.$queryRaw`
    SELECT
      (SELECT status::text FROM organisation WHERE id = ${organisationId} FOR SHARE) AS organisation,
      coalesce(
        (SELECT jsonb_build_object('organisationId', organisation_id, 'own', xmin = pg_current_xact_id()::xid)
          FROM "system_user" WHERE account_id = ${accountId} FOR SHARE),
        (SELECT jsonb_build_object('organisationId', organisation_id, 'own', xmin = pg_current_xact_id()::xid)
          FROM college_user WHERE account_id = ${accountId} FOR SHARE)) AS place,
      (SELECT jsonb_build_object('role', role, 'status', status, 'passwordAt', extract(epoch FROM password_changed_at))
        FROM account WHERE id = ${accountId} FOR SHARE) AS account,
      (SELECT jsonb_build_object('ended', ended_at IS NOT NULL, 'openedAt', extract(epoch FROM created_at),
          'own', xmin = pg_current_xact_id()::xid)
        FROM session WHERE id_hash = ${session?.idHash ?? null}::bytea AND account_id = ${accountId} FOR SHARE) AS session`;
}
