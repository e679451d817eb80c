import PostalMime from 'postal-mime';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { escapeLike } from '@/lib/text/search-text';
import { readMailFile } from './files';
import { mailMessages } from './messages';
import type { MailChoice } from './rules';
import type { MailCounts, MailDetail, MailEntry, RenderedMail } from './schema';
import { shouldWriteFiles } from './transport';

const columns = {
  id: true,
  template: true,
  recipient: true,
  status: true,
  attempts: true,
  lastError: true,
  createdAt: true,
  nextTryAt: true,
  sentAt: true,
} as const satisfies Prisma.MailMessageSelect;
type Row = Prisma.MailMessageGetPayload<{ select: typeof columns }>;

/**
 * A page of the outbox, newest first.
 *
 * @param choice search by recipient, status and page, from `mailList.read`
 * @returns the page, the number of matching mails, and the counts by status for the same search
 */
export async function listMails(
  choice: MailChoice,
): Promise<{ items: MailEntry[]; total: number; counts: MailCounts }> {
  const found: Prisma.MailMessageWhereInput = {
    recipient: choice.needle ? { contains: escapeLike(choice.needle) } : undefined,
  };
  const [rows, counts] = await Promise.all([
    db.mailMessage.findMany({
      where: { ...found, status: choice.status },
      select: columns,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...toSkipTake(choice),
    }),
    countByStatus(found),
  ]);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items: rows.map(toEntry), total: choice.status ? counts[choice.status] : all, counts };
}

async function countByStatus(where: Prisma.MailMessageWhereInput): Promise<MailCounts> {
  const groups = await db.mailMessage.groupBy({ by: ['status'], where, _count: { _all: true } });
  const counts = { waiting: 0, held: 0, sending: 0, sent: 0, kept: 0, failed: 0 };
  for (const { status, _count } of groups) counts[status] = _count._all;
  return counts;
}

/** True if the administrator can read mails here, because no mail server is set and they are written to files. */
export const canReadMails = shouldWriteFiles;

/**
 * Message to staff of an action that has a mail: its mail waits to be sent, or is kept where no mail server is set.
 *
 * @param said the action itself, without the mail
 */
export const formatMailed = (said: string): string =>
  `${said} · ${mailMessages[shouldWriteFiles() ? 'mail.kept' : 'mail.queued']}`;

/** Message to a reader who is to expect a mail; without a mail server it adds that none is sent. */
export const formatMailedToReader = (said: string): string =>
  shouldWriteFiles() ? `${said} · ${mailMessages['mail.keptForReader']}` : said;

/** E-mail address of the viewer's account, empty if it has none. */
export async function findOwnAddress({ accountId }: Viewer): Promise<string> {
  if (accountId === undefined) return '';
  const row = await db.account.findUnique({ where: { id: accountId }, select: { email: true } });
  return row?.email ?? '';
}

/** One mail, with its contents while mails are written to files; undefined for an unknown id. */
export async function findMail(id: number): Promise<MailDetail | undefined> {
  const row = await db.mailMessage.findUnique({ where: { id }, select: columns });
  if (!row) return undefined;
  return { ...toEntry(row), rendered: shouldWriteFiles() ? await findRenderedMail(id) : undefined };
}

/** Without style elements: pages allow none from elsewhere, and the mail also has its colours inline. */
async function findRenderedMail(id: number): Promise<RenderedMail | undefined> {
  const file = await readMailFile(id);
  if (!file) return undefined;
  const { subject = '', html = '', text = '' } = await PostalMime.parse(file);
  return { subject, html: html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, ''), text };
}

const toEntry = ({ lastError, sentAt, ...row }: Row): MailEntry => ({
  ...row,
  lastError: lastError ?? undefined,
  sentAt: sentAt ?? undefined,
});
