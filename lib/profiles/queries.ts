import { findAccountRow } from '../accounts/queries';
import { can } from '../auth/access';
import { hashToken } from '../auth/cookies';
import type { Viewer } from '../auth/viewer';
import { db } from '../db';
import { listSessions } from '../devices/queries';
import { mailWishes } from '../news-notices/schema';
import { maskIdCard } from './rules';
import type { OwnProfile } from './schema';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The viewer's own profile; undefined for a visitor. */
export async function readOwnProfile(viewer: Viewer, now = new Date()): Promise<OwnProfile | undefined> {
  const account = await findAccountRow(viewer.accountId);
  if (!account) return undefined;
  const { systemUser, collegeUser, member, displayName, email } = account;
  const asked = await db.emailChange.findFirst({
    where: { accountId: account.id, confirmedAt: null, expiresAt: { gt: now } },
    orderBy: { createdAt: 'desc' },
  });
  const common = { name: displayName, email: member?.email ?? email ?? undefined, newEmail: asked?.email };
  if (systemUser) {
    const { isOffice, userName, organisation } = systemUser;
    return { ...common, kind: isOffice ? 'office' : 'person', userName, organisation: organisation.name };
  }
  if (collegeUser) {
    const { firstName, lastName, idCard, organisation } = collegeUser;
    const named = { firstName, lastName, organisation: organisation.name };
    return { ...common, kind: 'collegeUser', ...named, idCard: maskIdCard(idCard) };
  }
  if (!member) return undefined;
  const { firstName, lastName, gender, birthDate, deleteAfter } = member;
  const deletion = deleteAfter ? { deleteAfter: deleteAfter.toISOString() } : {};
  return { ...common, kind: 'member', firstName, lastName, gender, birthDate: dayOf(birthDate), ...deletion };
}

/** What the viewer wishes to be told by mail, and where such mails go; undefined for who does not write news. */
export async function readMailWishes(viewer: Viewer) {
  if (!can(viewer, 'news.write')) return undefined;
  const { mailOptIns, email } = await db.account.findUniqueOrThrow({ where: { id: viewer.accountId ?? 0 } });
  const wishes = mailWishes.parse(mailOptIns);
  return { wishes, decides: can(viewer, 'news.publish'), email: email ?? undefined };
}
export type MailWishesForm = NonNullable<Awaited<ReturnType<typeof readMailWishes>>>;

/** The change of e-mail behind the token of a link; undefined when it was confirmed, is too old, or nobody's. */
export async function findEmailChange(token: string, now = new Date()) {
  const change = await db.emailChange.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { account: true },
  });
  if (!change || change.confirmedAt || change.expiresAt <= now || change.account.status !== 'open') return undefined;
  return { email: change.email, name: change.account.displayName };
}

/** Everything that is kept about the viewer's own account, without what would open it. */
export async function readOwnData(viewer: Viewer) {
  const accountId = viewer.accountId ?? 0;
  const { createdAt, lastLoginAt } = await db.account.findUniqueOrThrow({ where: { id: accountId } });
  const member = await db.member.findUnique({
    where: { accountId },
    select: {
      termsVersion: true,
      termsAcceptedAt: true,
      savedNews: { select: { kind: true, createdAt: true, news: { select: { id: true, topic: true } } } },
    },
  });
  const sessions = await listSessions(viewer);
  const rows = await db.auditLog.findMany({ where: { accountId }, orderBy: { id: 'asc' } });
  return {
    profile: { ...(await readOwnProfile(viewer)), registeredAt: createdAt, lastLoginAt },
    terms: member && { version: member.termsVersion, acceptedAt: member.termsAcceptedAt },
    savedNews: (member?.savedNews ?? []).map(({ kind, createdAt: savedAt, news }) => ({ kind, savedAt, ...news })),
    sessions: sessions.map(({ id: _secret, ...session }) => session),
    log: rows.map(({ at, action, noun, nounId, address, outcome }) => ({ at, action, noun, nounId, address, outcome })),
  };
}
