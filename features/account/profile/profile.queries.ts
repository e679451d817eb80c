import { mailPreferences } from '@/features/newsroom/notifications/notifications.schema';
import { can } from '@/lib/auth/access';
import { listTokenHashes } from '@/lib/auth/cookies';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { toUtcDay } from '@/lib/time/format';
import { findAccountRow } from '../passwords/passwords.queries';
import type { OwnProfile } from './profile.schema';

/** Number of digits shown. */
const SHOWN = 4;

/** Masks an id card number except for its last four digits. */
const maskIdCardWithBullets = (idCard: string): string =>
  '•'.repeat(Math.max(0, idCard.length - SHOWN)) + idCard.slice(-SHOWN);

/** The viewer's own profile; undefined for a visitor. */
export async function findOwnProfile(viewer: Viewer, now = getCurrentTime()): Promise<OwnProfile | undefined> {
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
    return { ...common, kind: 'collegeUser', ...named, idCard: maskIdCardWithBullets(idCard) };
  }
  if (!member) return undefined;
  const { firstName, lastName, gender, birthDate, deleteAfter } = member;
  const deletion = deleteAfter ? { deleteAfter: deleteAfter.toISOString() } : {};
  return { ...common, kind: 'member', firstName, lastName, gender, birthDate: toUtcDay(birthDate), ...deletion };
}

/** Mail preferences of the viewer and the address used; undefined for viewers who don't write news. */
export async function findMailPreferences(viewer: Viewer) {
  if (!can(viewer, 'news.write')) return undefined;
  const { mailOptIns, email } = await db.account.findUniqueOrThrow({ where: { id: viewer.accountId ?? 0 } });
  const wishes = mailPreferences.parse(mailOptIns);
  return { wishes, decides: can(viewer, 'news.publish'), email: email ?? undefined };
}
/** E-mail change of a link's token; undefined if confirmed, expired or unknown. */
export async function findEmailChange(token: string, now = getCurrentTime()) {
  const change = await db.emailChange.findFirst({
    where: { tokenHash: { in: listTokenHashes(token, 'e-mail change') } },
    include: { account: true },
  });
  if (!change || change.confirmedAt || change.expiresAt <= now || change.account.status !== 'open') return undefined;
  return { email: change.email, name: change.account.displayName };
}

/** Time after which the viewer's account is deleted, in ISO 8601; undefined if no deletion is scheduled. */
export async function findDeletionDay(viewer: Viewer): Promise<string | undefined> {
  if (!can(viewer, 'account.delete')) return undefined;
  const member = await db.member.findUnique({
    where: { accountId: viewer.accountId ?? 0 },
    select: { deleteAfter: true },
  });
  return member?.deleteAfter?.toISOString();
}
