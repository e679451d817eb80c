import { listUsableMedia } from '@/features/media/media.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { pickColumns } from '@/lib/list/pick-columns';
import { selectColumns } from '@/lib/list/select-columns';
import { pickMessage } from '@/lib/messages/message';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { sanitizeTypedHtml } from '@/lib/rich-text/typed-html';
import { toSearchText } from '@/lib/text/search-text';
import { cutText } from '@/lib/text/text-rules';
import { getCurrentTime } from '@/lib/time/current-time';
import { countRecipients, dropUnknownTargets, targetColumns, toTargets } from './audience/audience.queries';
import { emptyAudience } from './audience/audience.rules';
import { noticesMessages } from './notices.messages';
import { noticeInput, noticeMarks, TITLE_LENGTH } from './notices.schema';
import { throwWriteRefusal } from './notices.store';
import { noticePeopleMessages as people } from './people/people.messages';
import { countPeople } from './people/people.queries';
import { sendsToPeople } from './people/people.rules';
import { buildWrittenWhere, getSenderId } from './senders.queries';

/**
 * Saves or creates a draft of the viewer's organisation; the text is sanitised, unknown targets and organisations that
 * it does not supervise are dropped.
 *
 * @throws AppError 'invalid' by field, also for a past deadline, and for one to be sent without text or recipients;
 *   'missing' for an unknown draft or another sender's; 'conflict' for one that was sent or changed by somebody else
 */
export const saveNotice = command({
  access: 'notices.send',
  input: noticeInput,
  run: async ({ id, version, circles, attachments, body, isReady, ...fields }, viewer, tx) => {
    if (fields.deadlineAt && fields.deadlineAt <= getCurrentTime())
      throw createFieldError('deadlineAt', noticesMessages['notices.deadlineOver']);
    const clean = sanitizeTypedHtml(body, 'body');
    if (/<img\b/.test(clean)) throw createFieldError('body', noticesMessages['notices.noPictures']);
    if (isReady && toPlainText(clean) === '') throw createFieldError('body', noticesMessages['notices.bodyMissing']);
    const toPeople = sendsToPeople(viewer);
    if (toPeople && fields.answerWanted) throw createFieldError('answerWanted', people['noticePeople.noAnswers']);
    const audience = toPeople ? emptyAudience : await dropUnknownTargets(tx, viewer, circles);
    if (isReady && toPeople && (await countPeople(viewer, tx)) === 0)
      throw createFieldError('circles', people['noticePeople.nobody']);
    if (isReady && !toPeople && (await countRecipients(viewer, audience, tx)) === 0)
      throw createFieldError('circles', noticesMessages['notices.nobody']);
    const { isUnion } = audience;
    const data = { ...fields, isUnion, body: clean, titleSearch: toSearchText(fields.title) };
    const by = { authorId: viewer.accountId, senderId: getSenderId(viewer), toPeople };
    const noticeId = id ?? (await tx.notice.create({ data: { ...data, ...by } })).id;
    if (id !== undefined) {
      const { count } = await tx.notice.updateMany({
        where: { AND: [buildWrittenWhere(viewer), { id, version: version ?? 0, sentAt: null }] },
        data: { ...data, version: { increment: 1 } },
      });
      if (count === 0) await throwWriteRefusal(tx, viewer, id);
    }
    await replaceFiles(tx, viewer, noticeId, attachments);
    await tx.noticeTarget.deleteMany({ where: { noticeId } });
    await tx.noticeTarget.createMany({ data: toTargets(audience).map((target) => ({ ...target, noticeId })) });
    return { id: noticeId };
  },
  audit: ({ title, deadlineAt, circles, ...fields }, { id }) => ({
    action: 'notice.save',
    noun: 'notice',
    nounId: id,
    after: { title, ...pickColumns(fields, noticeMarks), deadlineAt: deadlineAt?.toISOString() ?? null, circles },
  }),
});

/** Replaces the files of a notice; a file already attached may have been deleted from the library. */
async function replaceFiles(
  tx: Transaction,
  viewer: Viewer,
  noticeId: number,
  attachments: readonly { mediaId: number; title: string }[],
): Promise<void> {
  const ids = [...new Set(attachments.map(({ mediaId }) => mediaId))].toSorted((one, other) => one - other);
  await tx.$queryRaw`SELECT id FROM media WHERE id = ANY (${ids}) ORDER BY id FOR SHARE`;
  const usable = await listUsableMedia(viewer, { ids }, tx);
  const had = await tx.noticeAttachment.findMany({ where: { noticeId }, select: { mediaId: true } });
  const known = new Set([...usable.map(({ id }) => id), ...had.map(({ mediaId }) => mediaId)]);
  if (ids.some((id) => !known.has(id))) throw createFieldError('attachments', noticesMessages['notices.fileGone']);
  await tx.noticeAttachment.deleteMany({ where: { noticeId } });
  await tx.noticeAttachment.createMany({
    data: attachments.map((file, index) => ({ ...file, noticeId, position: index + 1 })),
  });
}

/**
 * Deletes a draft.
 *
 * @throws AppError 'missing', or 'conflict' for one that was sent
 */
export const deleteNotice = command({
  access: 'notices.send',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const row = await tx.notice.findFirst({
      where: { AND: [{ id }, buildWrittenWhere(viewer)] },
      select: { title: true },
    });
    const { count } = await tx.notice.deleteMany({ where: { AND: [buildWrittenWhere(viewer), { id, sentAt: null }] } });
    if (count === 0 || !row) return throwWriteRefusal(tx, viewer, id);
    return row;
  },
  audit: ({ id }, { title }) => ({ action: 'notice.delete', noun: 'notice', nounId: id, before: { title } }),
});

/**
 * Creates a draft from any notice of the viewer's organisation: the same text, audience and files, and its deadline if
 * still in the future.
 *
 * @throws AppError 'missing'
 */
export const duplicateNotice = command({
  access: 'notices.send',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const row = await tx.notice.findFirst({
      where: { AND: [{ id }, buildWrittenWhere(viewer)] },
      select: {
        ...selectColumns('title', 'body', 'deadlineAt', 'isUnion'),
        ...noticeMarks,
        targets: { select: targetColumns, orderBy: { id: 'asc' } },
        attachments: { select: { mediaId: true, title: true, position: true } },
      },
    });
    if (!row) throw new AppError('missing', pickMessage(noticesMessages, 'notices.notFound'));
    const { targets, attachments, deadlineAt, ...words } = row;
    const title = `${cutText(words.title, TITLE_LENGTH - 10)} ${noticesMessages['notices.copy']}`;
    const made = await tx.notice.create({
      data: {
        ...words,
        title,
        titleSearch: toSearchText(title),
        deadlineAt: deadlineAt && deadlineAt > getCurrentTime() ? deadlineAt : null,
        authorId: viewer.accountId,
        senderId: getSenderId(viewer),
        toPeople: sendsToPeople(viewer),
        targets: { createMany: { data: targets } },
        attachments: { createMany: { data: attachments } },
      },
      select: { id: true },
    });
    return made;
  },
  audit: ({ id }, made) => ({ action: 'notice.duplicate', noun: 'notice', nounId: made.id, after: { of: id } }),
});
