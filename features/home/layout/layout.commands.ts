import { z } from 'zod';
import type { AuditRow } from '@/lib/audit/audit';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError, createInvalidError, createStaleError } from '@/lib/errors/errors';
import { assertSameIds, orderInput } from '@/lib/list/ordering';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { storeSetting } from '@/lib/site/store';
import { lockFrontPage } from '../front-lock.store';
import { layoutMessages as words } from './layout.messages';
import { findLayouts } from './layout.queries';
import {
  describeLayout,
  formatLayout,
  orderSections,
  readLayout,
  setSectionVisible,
  toSectionId,
} from './layout.rules';
import {
  draftInput,
  type FrontLayout,
  LAYOUTS_KEY,
  onlineFromInput,
  publishInput,
  type StoredLayouts,
  sectionVisibilityInput,
} from './layout.schema';

const access = 'news.front';

/** Reads the layouts, stores what `change` makes of them, and returns both. */
async function changeLayouts(tx: Transaction, viewer: Viewer, change: (stored: StoredLayouts) => StoredLayouts) {
  await lockFrontPage(tx);
  const before = await findLayouts(tx);
  const after = change(before);
  await storeSetting(tx, viewer, LAYOUTS_KEY, after);
  return { before, after };
}

type Change = Awaited<ReturnType<typeof changeLayouts>>;

/** Audit row of a change of the draft; without one it is what readers see. */
const auditDraft = (_: unknown, { before, after }: Change): AuditRow => ({
  action: 'front.draft',
  noun: 'front',
  before: describeLayout(before.draft ?? before.published),
  after: describeLayout(after.draft ?? after.published),
});

/** Lines of the audit row of a change of what readers see. */
const describePublished = ({ before, after }: Change) => ({
  before: describeLayout(before.published),
  after: describeLayout(after.published),
});

/** Declares a write to the draft, which readers don't see. A draft that equals what they see is no draft. */
const declareDraftChange = <S extends z.ZodType>(
  input: S,
  change: (layout: FrontLayout, given: z.output<S>) => FrontLayout,
) =>
  command({
    access,
    input,
    run: (given, viewer, tx) =>
      changeLayouts(tx, viewer, (stored) => {
        const draft = change(stored.draft ?? stored.published, given);
        return { ...stored, draft: formatLayout(draft) === formatLayout(stored.published) ? null : draft };
      }),
    audit: auditDraft,
  });

/**
 * Reorders the sections of the draft.
 *
 * @throws AppError 'conflict' unless the ids are those of all sections
 */
export const orderFrontSections = declareDraftChange(orderInput, (layout, { ids }) => {
  assertSameIds(
    layout.sections.map(({ kind }) => ({ id: toSectionId(kind) })),
    ids,
  );
  return orderSections(layout, ids);
});

/** Switches a section of the draft on or off. */
export const showFrontSection = declareDraftChange(sectionVisibilityInput, (layout, { id, visible }) =>
  setSectionVisible(layout, id, visible),
);

/** Sets from how many online visitors the draft shows their figures. */
export const saveOnlineFrom = declareDraftChange(onlineFromInput, (layout, given) => ({ ...layout, ...given }));

/**
 * Replaces the draft by a text of `formatLayout`; an empty one discards it.
 *
 * @throws AppError 'invalid' for a forged text
 */
export const replaceFrontDraft = command({
  access,
  input: draftInput,
  run: ({ draft: text }, viewer, tx) => {
    const draft = text === '' ? null : readLayout(text);
    if (draft === undefined) throw createInvalidError({});
    return changeLayouts(tx, viewer, (stored) => ({ ...stored, draft }));
  },
  audit: auditDraft,
});

/**
 * Shows the draft to readers.
 *
 * @throws AppError 'conflict' if there is no draft, or if it is no longer the one that its publisher saw
 */
export const publishFrontLayout = command({
  access,
  input: publishInput,
  invalidates: () => [tag.home],
  run: ({ seen }, viewer, tx) =>
    changeLayouts(tx, viewer, ({ published, draft }) => {
      if (!draft) throw new AppError('conflict', pickMessage(words, 'layout.nothing'));
      if (formatLayout(draft) !== seen) throw createStaleError(pickMessage(words, 'layout.changed'), 'anonymous');
      return { published: draft, draft: null, previous: published };
    }),
  audit: (_, change) => ({ action: 'front.publish', noun: 'front', ...describePublished(change) }),
});

/**
 * Shows readers the layout from before the last publication again. The replaced one becomes the previous one, so
 * that a second call undoes the first.
 *
 * @throws AppError 'conflict' if nothing was published before
 */
export const restoreFrontLayout = command({
  access,
  input: z.object({}),
  invalidates: () => [tag.home],
  run: (_, viewer, tx) =>
    changeLayouts(tx, viewer, ({ published, draft, previous }) => {
      if (!previous) throw new AppError('conflict', pickMessage(words, 'layout.noPrevious'));
      return { published: previous, draft, previous: published };
    }),
  audit: (_, change) => ({ action: 'front.restore', noun: 'front', ...describePublished(change) }),
});
