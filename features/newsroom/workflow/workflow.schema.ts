import { z } from 'zod';
import { MAX_ID } from '@/lib/command/ids';
import { id, idField, text } from '@/lib/command/validation';
import { newsContent, TOPIC_LENGTH } from '../item/content.schema';
import { newsroomMessages as words } from './workflow.messages';

export const newsStatuses = ['draft', 'wait', 'allow', 'return', 'hide'] as const;
export type NewsStatus = (typeof newsStatuses)[number];

/** Workflow steps of an item. */
export const newsEvents = ['submit', 'takeBack', 'publish', 'lift', 'return', 'hide', 'show', 'bin', 'unbin'] as const;
export type NewsEvent = (typeof newsEvents)[number];
/** Events of an item's revisions; they leave its status as it is. */
export type RevisionEvent = 'revise' | 'approveRevision' | 'refuseRevision';

export const returnReasons = ['facts', 'language', 'pictures', 'privacy', 'duplicate', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Version of an item that a form was opened with. */
export const itemVersion = z
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
  /** Idempotency key; a repeated save returns the first one's result. */
  key: z.uuid(),
  /** The version that was opened; needed with `id`. */
  version: itemVersion.optional(),
  content: newsContent.safeExtend({ topic: text(TOPIC_LENGTH).min(1, words['newsroom.topicRequired']) }),
  /** A public note of what was corrected, for an item that readers have seen. */
  correction: text(1_000).optional(),
});

export const newsTransitionInput = z
  .object({
    id,
    version: itemVersion,
    event: z.enum(newsEvents),
    level,
    reason: z.enum(returnReasons, { error: words['newsroom.reasonRequired'] }).optional(),
    comment: text(1_000).default(''),
    /** True if readers of a withdrawn item get a page that says so, with `comment` on it. */
    stub: z.boolean().default(false),
    /** True if the user has confirmed that the item gets a lower level. */
    lowers: z.boolean().default(false),
  })
  .refine(({ event, reason }) => event !== 'return' || reason !== undefined, {
    path: ['reason'],
    error: words['newsroom.reasonRequired'],
  })
  .refine(({ event, comment }) => event !== 'return' || comment !== '', {
    path: ['comment'],
    error: words['newsroom.commentRequired'],
  })
  .refine(({ event, stub, comment }) => event !== 'hide' || !stub || comment !== '', {
    path: ['comment'],
    error: words['newsroom.noteRequired'],
  });

export const revisionDecisionInput = z
  .object({ id, version: itemVersion, revisionId: id, approve: z.boolean(), comment: text(1_000).default('') })
  .refine(({ approve, comment }) => approve || comment !== '', {
    path: ['comment'],
    error: words['newsroom.commentRequired'],
  });

/** A copy of an item; `key` is an idempotency key, so that a repeated request makes no second copy. */
export const newsCopyInput = z.object({ id, key: z.uuid() });

export const newsCategoryInput = z.object({
  id,
  version: itemVersion,
  categoryId: idField(words['newsroom.categoryRequired']),
});

/** Facts of an item that the rules use. */
export type ItemFacts = {
  status: NewsStatus;
  level: number;
  section: 'news' | 'lifestyle';
  deleted: boolean;
  /** Organisation and author of the item. */
  organisation: { id: number; kind: string };
  systemUserId: number | null;
  collegeUserId: number | null;
  /** Level of the account that withdrew it; 0 if it is not withdrawn. */
  hiddenLevel: number;
  /** Ids of the organisations that supervise the item's own: its institute, its department, its provincial office. */
  supervisors: readonly number[];
};

/**
 * Items that a list shows: the account's own, its organisation's, those of supervised organisations, both, those of one
 * kind of organisation, or all; always limited to items that the viewer may see.
 */
export type NewsroomScope =
  | ('self' | 'own' | 'members' | 'ownAndMembers' | 'all')
  | `kind:${'department' | 'unit' | 'institute' | 'province' | 'college'}`;
