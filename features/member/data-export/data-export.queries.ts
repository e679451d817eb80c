import { findOwnProfile } from '@/features/account/profile/profile.queries';
import { listSessions } from '@/features/account/sessions/sessions.queries';
import { findAlertData } from '@/features/alerts/alerts.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { mailMessages } from '@/lib/mail/messages';
import { findThai } from '@/lib/messages/message';

const steps = { select: { status: true, note: true, at: true }, orderBy: { id: 'asc' } } as const;
const oldestFirst = { orderBy: { id: 'asc' } } as const;

/** Thai subjects of mail templates; templates of earlier versions have none. */
const formatMailSubject = (template: string): string => findThai(mailMessages, `mail.template.${template}`) ?? template;

/** All data stored about the viewer's own account by part, without credentials. */
export async function readMyData(viewer: Viewer) {
  const accountId = viewer.accountId ?? 0;
  const account = await db.account.findUniqueOrThrow({
    where: { id: accountId },
    select: {
      ...{ status: true, createdAt: true, lastLoginAt: true, passwordChangedAt: true, mailOptIns: true },
      knownDevices: { select: { lastUsedAt: true } },
      emailChanges: { select: { email: true, createdAt: true, expiresAt: true, confirmedAt: true }, ...oldestFirst },
      member: { select: { termsVersion: true, termsAcceptedAt: true } },
    },
  });
  const { createdAt: registeredAt, lastLoginAt, passwordChangedAt, mailOptIns: mailWishes, status, member } = account;
  const [profile, sessions, log] = await Promise.all([
    findOwnProfile(viewer),
    listSessions(viewer),
    db.auditLog.findMany({ where: { accountId }, ...oldestFirst }),
  ]);
  const terms = member && { what: 'terms', version: member.termsVersion, acceptedAt: member.termsAcceptedAt };
  return {
    account: { status, registeredAt, lastLoginAt, passwordChangedAt, mailWishes },
    profile,
    consents: terms ? [terms] : [],
    savedNews: await listSavedData(accountId),
    // Only a member's e-mail is verified; that of staff may have been set by somebody else.
    ...(await readCorrespondence(accountId, member ? profile?.email : undefined)),
    emailChanges: account.emailChanges,
    sessions: sessions.map(({ id: _secret, ...session }) => session),
    knownDevices: account.knownDevices,
    log: log.map(({ at, action, noun, nounId, address, outcome }) => ({ at, action, noun, nounId, address, outcome })),
  };
}

async function listSavedData(accountId: number) {
  const rows = await db.savedNews.findMany({
    where: { member: { accountId } },
    select: { kind: true, createdAt: true, removedAt: true, news: { select: { id: true, topic: true } } },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ kind, createdAt: savedAt, removedAt, news }) => ({
    ...news,
    kind,
    savedAt,
    removedAt: removedAt ?? undefined,
  }));
}

/** Alerts, messages, requests and mails of the account or its e-mail. */
async function readCorrespondence(accountId: number, email: string | undefined) {
  const [alerts, messages, suggestions, rightsRequests, registrations, mails] = await Promise.all([
    email === undefined ? undefined : findAlertData(email),
    db.contactMessage.findMany({
      where: { OR: [{ senderId: accountId }, ...(email ? [{ email }] : [])] },
      select: {
        ...{ trackingCode: true, name: true, email: true, phone: true, subject: true, body: true, status: true },
        createdAt: true,
        replies: { select: { body: true, createdAt: true, fromSender: true }, ...oldestFirst },
      },
      ...oldestFirst,
    }),
    email === undefined
      ? []
      : db.suggestion.findMany({
          where: { email },
          select: {
            ...{ kind: true, trackingCode: true, name: true, subject: true, body: true, status: true },
            ...{ createdAt: true, steps },
          },
          ...oldestFirst,
        }),
    db.rightsRequest.findMany({
      where: { OR: [{ accountId }, ...(email ? [{ email }] : [])] },
      select: {
        ...{ kind: true, trackingCode: true, name: true, email: true, body: true, status: true },
        ...{ createdAt: true, dueAt: true, steps },
      },
      ...oldestFirst,
    }),
    email === undefined
      ? []
      : db.registrationRequest.findMany({
          where: { email },
          select: { email: true, phone: true, status: true, reason: true, createdAt: true, decidedAt: true },
          ...oldestFirst,
        }),
    email === undefined
      ? []
      : db.mailMessage.findMany({
          where: { recipient: email },
          select: { template: true, status: true, createdAt: true, sentAt: true },
          ...oldestFirst,
        }),
  ]);
  return {
    alerts: alerts?.alerts ?? [],
    messages,
    suggestions,
    rightsRequests,
    registrations,
    mails: mails.map(({ template, ...mail }) => ({ subject: formatMailSubject(template), ...mail })),
  };
}
