import { db, type Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { getSingleton } from '@/lib/process/singleton';
import { setPersonal } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { can } from './access';
import { isAccountOpen } from './accounts';
import { generateToken, hashToken, listTokenHashes } from './cookies';
import { findSessionStep } from './pending-step';
import { buildAccountInclude } from './session-account';
import {
  limitSessionLengths,
  SESSIONS_KEY,
  type SessionRules,
  type StoredSessionRules,
  storedSessionRules,
} from './session-rules';
import { type Viewer, visitor } from './viewer';

/** Cache lifetime of the session rules. */
const RULES_CACHE_MS = 5_000;
/** Minimum interval between two renewals of a session in use. */
const RENEW_MS = MINUTE_MS;

/** Device of a session, as its owner sees it in the list. */
export type Device = { address?: string; userAgent: string };

/**
 * Opens a session and ends the one that came with the login request.
 *
 * @returns the token for the cookie; the database stores only its hash
 */
export async function openSession(
  tx: Transaction,
  account: { accountId: number; provedSecondFactor?: boolean },
  device: Device,
  replaced: readonly Uint8Array<ArrayBuffer>[] = [],
  now = getCurrentTime(),
): Promise<string> {
  for (const idHash of replaced) await endSession(tx, idHash, now);
  const token = generateToken();
  const owner = await tx.account.findUniqueOrThrow({ where: { id: account.accountId }, select: { role: true } });
  const rules = await getSessionRules(tx);
  const hours = isStaff(owner.role) ? rules.staffHours : rules.memberHours;
  await tx.session.create({
    data: {
      idHash: hashToken(token, 'session'),
      accountId: account.accountId,
      address: device.address,
      userAgent: device.userAgent.slice(0, USER_AGENT_LENGTH),
      secondFactorAt: account.provedSecondFactor ? now : null,
      createdAt: now,
      seenAt: now,
      absoluteExpiresAt: new Date(now.getTime() + hours * HOUR_MS),
    },
  });
  return token;
}
const USER_AGENT_LENGTH = 300;

/** Ends one session and the online presence of its account; an unknown or ended session is left as it is. */
export async function endSession(
  tx: Transaction,
  idHash: Uint8Array<ArrayBuffer>,
  now = getCurrentTime(),
): Promise<void> {
  const { count } = await tx.session.updateMany({ where: { idHash, endedAt: null }, data: { endedAt: now } });
  if (count > 0) await tx.presence.deleteMany({ where: { account: { sessions: { some: { idHash } } } } });
}

/** Logs out: ends one session, in a transaction of its own. */
export const closeSession = (idHash: Uint8Array<ArrayBuffer>): Promise<void> => endSession(db, idHash);

/** Ends all sessions of an account except, if given, one; if none remains, the account is no longer online. */
export async function endSessions(tx: Transaction, accountId: number, but?: Uint8Array<ArrayBuffer>): Promise<void> {
  await tx.session.updateMany({
    where: { accountId, endedAt: null, ...(but ? { NOT: { idHash: but } } : {}) },
    data: { endedAt: getCurrentTime() },
  });
  if (!but) await tx.presence.deleteMany({ where: { accountId } });
}

/**
 * Finds the viewer of a session token; account, role and organisation are read again each time.
 *
 * @param renew true if this request counts as use; polls and heartbeats do not
 * @returns a visitor, with the reason in `ended`, if the session is no longer valid
 */
export async function findViewer(token: string, renew: boolean, now = getCurrentTime()): Promise<Viewer> {
  setPersonal();
  const session = await db.session.findFirst({
    where: { idHash: { in: listTokenHashes(token, 'session') } },
    include: buildAccountInclude(now),
  });
  if (!session) return { ...visitor, ended: 'expired' };
  const { account } = session;
  const organisation = (account.systemUser ?? account.collegeUser)?.organisation;
  if (!isAccountOpen(account)) {
    // A reopened account needs a new login.
    if (session.endedAt === null) await endSession(db, session.idHash, now);
    return { ...visitor, ended: 'closed' };
  }
  const rules = await getSessionRules();
  if (!isSessionValid(session, toIdleMs(rules, account.role), now)) return { ...visitor, ended: 'expired' };
  if (renew && now.getTime() - session.seenAt.getTime() > RENEW_MS) {
    await db.session.updateMany({ where: { idHash: session.idHash, endedAt: null }, data: { seenAt: now } });
  }
  const standsIn =
    account.collegeUser !== null &&
    account.standsInFor.some(({ account: absent }) => absent.systemUser?.organisationId === organisation?.id);
  return {
    role: account.role,
    accountId: account.id,
    ownId: (account.systemUser ?? account.collegeUser ?? account.member)?.id,
    organisationId: organisation?.id,
    name: account.displayName,
    email: account.member?.email,
    ...(standsIn ? { standsIn } : {}),
    session: {
      idHash: session.idHash,
      provedAt: session.provedAt ?? session.createdAt,
      ...(await findSessionStep(account, session.secondFactorAt, rules, now)),
    },
  };
}

type SessionTimes = { endedAt: Date | null; absoluteExpiresAt: Date; seenAt: Date; createdAt: Date };

function isSessionValid(
  {
    endedAt,
    absoluteExpiresAt,
    seenAt,
    createdAt,
    account,
  }: SessionTimes & { account: { passwordChangedAt: Date | null } },
  idle: number,
  now: Date,
): boolean {
  if (endedAt || absoluteExpiresAt <= now || seenAt.getTime() + idle <= now.getTime()) return false;
  return account.passwordChangedAt === null || createdAt >= account.passwordChangedAt;
}

const isStaff = (role: Viewer['role']): boolean => can({ role }, 'area.staff');
const toIdleMs = ({ staffIdleMinutes, memberIdleMinutes }: SessionRules, role: Viewer['role']): number =>
  MINUTE_MS * (isStaff(role) ? staffIdleMinutes : memberIdleMinutes);

/** Milliseconds after which an unused session expires. */
export const getIdleMs = async (role: Viewer['role']): Promise<number> => toIdleMs(await getSessionRules(), role);

type CachedRules = { stored: StoredSessionRules; until: number };
const rulesCache = getSingleton('auth.sessionRules', (): { rules?: CachedRules } => ({}));

/**
 * The session rules of the administrator, else of the environment; a change takes effect everywhere within five
 * seconds.
 */
export async function getSessionRules(from: Pick<Transaction, 'setting'> = db): Promise<SessionRules> {
  if (!rulesCache.rules || rulesCache.rules.until <= performance.now()) {
    const row = await from.setting.findUnique({ where: { key: SESSIONS_KEY }, select: { value: true } });
    rulesCache.rules = {
      stored: storedSessionRules.catch({}).parse(row?.value ?? {}),
      until: performance.now() + RULES_CACHE_MS,
    };
  }
  return {
    ...limitSessionLengths({
      staffIdleMinutes: env.SESSION_IDLE_STAFF_MINUTES,
      staffHours: env.SESSION_HOURS,
      memberIdleMinutes: env.SESSION_IDLE_MEMBER_MINUTES,
      memberHours: env.SESSION_HOURS,
    }),
    secondFactorRoles: [],
    ...rulesCache.rules.stored,
  };
}

/** Drops the cached rules of this process. */
export function invalidateSessionRules(): void {
  rulesCache.rules = undefined;
}
