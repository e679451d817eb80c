import type { Prisma } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { buildContactMessages } from '../content/contact';
import { buildForumTopics, forumRooms } from '../content/forum';
import type { NoticeTarget } from '../content/forum-and-notice-shapes';
import { buildNotices } from '../content/notices';
import { getOrganisation, organisations } from '../content/organisations';
import { provinces } from '../content/provinces';
import { getOrganisationId } from './organisations';
import { findAccountId } from './people';

const roomIds = new Map(forumRooms.map(({ key }, index) => [key, index + 1]));

export const roomRows: Prisma.ForumRoomCreateManyInput[] = forumRooms.map((seed, index) => ({
  id: index + 1,
  name: seed.name,
  description: seed.description,
  position: seed.order,
  provinceId: seed.provinceOf === undefined ? null : Number(getOrganisation(seed.provinceOf).provinceCode),
  organisationId: seed.instituteOf === undefined ? null : getOrganisationId(seed.instituteOf),
}));

/** Topics and posts; the text of a topic is its first post, and quotes refer to posts of the same topic. */
export function buildForumRows(now: Date) {
  const topics: Prisma.ForumTopicCreateManyInput[] = [];
  const posts: Prisma.ForumPostCreateManyInput[] = [];
  for (const [index, seed] of buildForumTopics(now).entries()) {
    const topicId = index + 1;
    const first = posts.length + 1;
    topics.push({
      id: topicId,
      roomId: roomIds.get(seed.roomKey) ?? 1,
      authorId: findAccountId(seed.authorUserName),
      title: seed.title,
      titleSearch: toSearchText(seed.title),
      pinned: seed.pinned,
      closed: seed.closed,
      replies: seed.replies.length,
      createdAt: seed.at,
      activeAt: seed.replies.at(-1)?.at ?? seed.at,
    });
    posts.push({
      id: first,
      topicId,
      authorId: findAccountId(seed.authorUserName),
      body: seed.text,
      createdAt: seed.at,
    });
    for (const [position, reply] of seed.replies.entries()) {
      posts.push({
        id: first + 1 + position,
        topicId,
        authorId: findAccountId(reply.authorUserName),
        quotedId: reply.quotes === undefined ? null : first + 1 + reply.quotes,
        body: reply.text,
        createdAt: reply.at,
      });
    }
  }
  return { topics, posts };
}

export function buildNoticeRows(now: Date) {
  const rows: Prisma.NoticeCreateManyInput[] = [];
  const targets: Prisma.NoticeTargetCreateManyInput[] = [];
  const receipts: Prisma.NoticeReceiptCreateManyInput[] = [];
  const reads: Prisma.NoticeReadCreateManyInput[] = [];
  for (const [index, seed] of buildNotices(now).entries()) {
    const id = index + 1;
    rows.push({
      id,
      title: seed.title,
      titleSearch: toSearchText(seed.title),
      body: seed.text,
      authorId: findAccountId(seed.target.to === 'colleges' ? seed.target.provinceKey : 'admin'),
      senderId: seed.target.to === 'colleges' ? getOrganisationId(seed.target.provinceKey) : null,
      sentAt: seed.at,
      createdAt: seed.at,
      mustRead: seed.mustRead,
      answerWanted: seed.answerWanted,
      deadlineAt: seed.deadlineAt,
    });
    targets.push(...toTargetColumns(seed.target).map((target) => ({ noticeId: id, ...target })));
    for (const organisation of organisations.filter((each) => isAddressed(seed.target, each))) {
      const read = seed.readByKeys.includes(organisation.key) ? seed.at : null;
      receipts.push({
        noticeId: id,
        organisationId: getOrganisationId(organisation.key),
        deliveredAt: seed.at,
        readAt: read,
        confirmedAt: seed.mustRead ? read : null,
      });
    }
    for (const key of seed.readByKeys) {
      const accountId = findAccountId(key);
      if (accountId !== undefined) reads.push({ noticeId: id, accountId, at: seed.at });
    }
  }
  return { rows, targets, receipts, reads };
}

const everyKind = ['department', 'unit', 'institute', 'province', 'college'] as const;

function toTargetColumns(target: NoticeTarget): Omit<Prisma.NoticeTargetCreateManyInput, 'noticeId'>[] {
  if (target.to === 'all') return everyKind.map((kind) => ({ kind }));
  if (target.to === 'kind') return [{ kind: target.kind }];
  if (target.to === 'colleges') return [{ kind: 'college' }];
  if (target.to === 'region') return [{ regionGroupId: target.regionId }];
  if (target.to === 'province') return [{ provinceId: Number(target.provinceCode) }];
  return [{ organisationId: getOrganisationId(target.organisationKey) }];
}

function isAddressed(target: NoticeTarget, organisation: (typeof organisations)[number]): boolean {
  if (organisation.kind === 'agency') return false;
  if (target.to === 'all') return true;
  if (target.to === 'kind') return organisation.kind === target.kind;
  if (target.to === 'colleges') {
    const { provinceCode } = getOrganisation(target.provinceKey);
    return organisation.kind === 'college' && organisation.provinceCode === provinceCode;
  }
  if (target.to === 'region') return findRegion(organisation.provinceCode) === target.regionId;
  if (target.to === 'province') return organisation.provinceCode === target.provinceCode;
  return organisation.key === target.organisationKey;
}

const regions = new Map(provinces.map(({ code, regionId }) => [code, regionId]));
const findRegion = (code: string | undefined) => (code === undefined ? undefined : regions.get(code));

export function buildContactRows(now: Date) {
  const messages: Prisma.ContactMessageCreateManyInput[] = [];
  const replies: Prisma.ContactReplyCreateManyInput[] = [];
  for (const [index, seed] of buildContactMessages(now).entries()) {
    const id = index + 1;
    messages.push({
      id,
      trackingCode: `C-${String(id).padStart(6, '0')}`,
      name: seed.name,
      email: seed.email,
      phone: seed.phone ?? '',
      subject: seed.subject,
      body: seed.text,
      textSearch: toSearchText(`${seed.name} ${seed.subject} ${seed.text}`),
      status: seed.answer ? 'done' : 'new',
      createdAt: seed.at,
    });
    if (seed.answer) {
      replies.push({
        messageId: id,
        accountId: findAccountId('admin'),
        body: seed.answer.text,
        createdAt: seed.answer.at,
      });
    }
  }
  return { messages, replies };
}
