import { z } from 'zod';
import { MAX_ID } from '@/lib/command/ids';
import { id, idField, text } from '@/lib/command/validation';
import { newsContent, TOPIC_LENGTH } from '../item/content.schema';

export const newsStatuses = ['draft', 'wait', 'allow', 'return', 'hide'] as const;
export type NewsStatus = (typeof newsStatuses)[number];

/** What can happen to an item besides being written. */
export const newsEvents = ['submit', 'takeBack', 'publish', 'lift', 'return', 'hide', 'show', 'bin', 'unbin'] as const;
export type NewsEvent = (typeof newsEvents)[number];

export const returnReasons = ['facts', 'language', 'pictures', 'privacy', 'duplicate', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

const version = z
  .union([z.number().int().min(1), z.string().regex(/^[1-9][0-9]{0,8}$/)])
  .transform(Number)
  .pipe(z.number().max(MAX_ID));
const level = z
  .union([z.number().int().min(1).max(3), z.string().regex(/^[1-3]$/)])
  .transform(Number)
  .optional();

export const newsInput = z.object({
  /** Left out for a new item. */
  id: id.optional(),
  /** Names this saving; a repeated one is answered like the first. */
  key: z.uuid(),
  /** The version that was opened; needed with `id`. */
  version: version.optional(),
  content: newsContent.safeExtend({ topic: text(TOPIC_LENGTH).min(1, 'newsroom.topicRequired') }),
  /** A public note of what was corrected, for an item that readers have seen. */
  correction: text(1_000).optional(),
});

export const newsTransitionInput = z
  .object({
    id,
    version,
    event: z.enum(newsEvents),
    level,
    reason: z.enum(returnReasons, { error: 'newsroom.reasonRequired' }).optional(),
    comment: text(1_000).default(''),
    /** Whether readers of a withdrawn item find a page that says so; `comment` is on it then. */
    stub: z.boolean().default(false),
    /** Whether somebody was asked, and says so, that an item is to stand lower than before. */
    lowers: z.boolean().default(false),
  })
  .refine(({ event, reason }) => event !== 'return' || reason !== undefined, {
    path: ['reason'],
    error: 'newsroom.reasonRequired',
  })
  .refine(({ event, comment }) => event !== 'return' || comment !== '', {
    path: ['comment'],
    error: 'newsroom.commentRequired',
  })
  .refine(({ event, stub, comment }) => event !== 'hide' || !stub || comment !== '', {
    path: ['comment'],
    error: 'newsroom.noteRequired',
  });

export const revisionDecisionInput = z
  .object({ id, version: version, revisionId: id, approve: z.boolean(), comment: text(1_000).default('') })
  .refine(({ approve, comment }) => approve || comment !== '', {
    path: ['comment'],
    error: 'newsroom.commentRequired',
  });

/** A copy of an item; the key names the saving, so that a repeated one makes no second. */
export const newsCopyInput = z.object({ id, key: z.uuid() });

export const newsCategoryInput = z.object({ id, version: version, categoryId: idField('newsroom.categoryRequired') });

/** An item as rules look at it. */
export type ItemFacts = {
  status: NewsStatus;
  level: number;
  section: 'news' | 'lifestyle';
  deleted: boolean;
  /** Whose item it is, and who wrote it. */
  organisation: { id: number; kind: string };
  systemUserId: number | null;
  collegeUserId: number | null;
  /** The level of whoever withdrew it; 0 when it is not withdrawn. */
  hiddenLevel: number;
  /** The organisations that supervise the item's own: its institute, its department, the office of its province. */
  supervisors: readonly number[];
};

/**
 * Whose items a list shows: what the account itself answers for, its organisation's, those of what it supervises, both, one
 * kind of organisation everywhere, or all. Nothing outside of what the viewer may see is ever among them.
 */
export type NewsroomScope =
  | ('self' | 'own' | 'members' | 'ownAndMembers' | 'all')
  | `kind:${'department' | 'unit' | 'institute' | 'province' | 'college'}`;
