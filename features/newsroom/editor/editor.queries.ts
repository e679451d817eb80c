import { randomUUID } from 'node:crypto';
import { listCategories } from '@/features/news/categories/categories.queries';
import { listUsualCategoryIds } from '@/features/news/tally.queries';
import { can } from '@/lib/auth/access';
import { findStaffLoginName } from '@/lib/auth/accounts';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { sanitizeHtml } from '@/lib/rich-text/rich-text';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentMs } from '@/lib/time/current-time';
import { findWritingGuide } from '../house-style/house-style.queries';
import { blankContent, type NewsContent, NO_CATEGORY } from '../item/content.schema';
import { isAutosavedDirectly } from '../item/draft.rules';
import { isSameContent } from '../item/parts.rules';
import { findReturn, toShownReturn } from '../review/points.rules';
import { findLastAutosaveKey, findRevision, listHistory } from '../revisions/revisions.queries';
import { findNewItemFacts, findNewsroomItem } from '../workflow/workflow.queries';
import { getEditingMode, getStanding, listEvents, listLevels, type Moderated } from '../workflow/workflow.rules';
import type { ItemFacts } from '../workflow/workflow.schema';
import { listAutosaves, listOtherEditors } from './autosave.queries';
import { getMainAction } from './editor.rules';
import type { EditorStart } from './editor.schema';
import { listEditorFiles } from './editor-files.queries';

type NewsroomItem = NonNullable<Awaited<ReturnType<typeof findNewsroomItem>>>;

/** The item to open; without an id, a new item of the section. */
export type EditorRequest = {
  id?: number;
  section: NewsContent['section'];
  path: string;
  /** Number of a revision to restore. */
  revision?: number;
};

/**
 * Initial data of the editor page.
 *
 * @returns 'missing' if the viewer may not see the item, 'forbidden' if the viewer may not write it
 */
export async function openEditor(viewer: Viewer, ask: EditorRequest): Promise<EditorStart | 'missing' | 'forbidden'> {
  const moderated = await listModeratedKinds();
  return ask.id === undefined ? openNew(viewer, ask, moderated) : openItem(viewer, { ...ask, id: ask.id }, moderated);
}

async function openNew(viewer: Viewer, { section, path }: EditorRequest, moderated: Moderated) {
  if (!can(viewer, section === 'lifestyle' ? 'lifestyle.write' : 'news.write')) return 'forbidden';
  const facts = await findNewItemFacts(db, viewer, section);
  const categories = await listSectionCategories(section, facts.organisation.id);
  if (!getStanding(viewer, facts)) return 'forbidden';
  const [only] = categories;
  const categoryId = only && categories.length === 1 ? only.id : NO_CATEGORY;
  const base = { ...blankContent, section, categoryId };
  const shared = await findSharedStart(viewer, null, base);
  return {
    ...shared,
    path,
    base,
    content: base,
    source: 'current',
    drafts: shared.drafts.slice(0, 1),
    files: await listEditorFiles(
      viewer,
      shared.drafts.map(({ content }) => content),
    ),
    categories,
    guide: await findWritingGuide(categories),
    others: [],
    ...getAbilities(viewer, facts, moderated, 'direct'),
  } satisfies EditorStart;
}

async function openItem(viewer: Viewer, { id, path, revision }: EditorRequest & { id: number }, moderated: Moderated) {
  const item = await findNewsroomItem(viewer, id);
  if (!item) return 'missing';
  const editing = getEditingMode(viewer, item.facts, moderated);
  if (editing === 'no') return 'forbidden';
  const [shared, categories, others, opened, returned, lastKey] = await Promise.all([
    findSharedStart(viewer, id, item.content),
    listSectionCategories(item.content.section, item.facts.organisation.id, item.content.categoryId),
    listOtherEditors(viewer, id),
    findOpenedContent(viewer, item, editing, revision),
    findReturnToMend(item),
    findLastAutosaveKey(item),
  ]);
  const isDraft = isAutosavedDirectly(editing, item.facts.status);
  const { drafts } = shared;
  // Words kept beside the version that is still the item's are gone on with at once; older ones are offered.
  const kept =
    opened.source === 'revision' || isDraft ? undefined : drafts.find(({ version }) => version === item.version);
  return {
    ...shared,
    path,
    item: {
      ...{ id, version: item.version, status: item.facts.status, shown: isPublicNow(item), lastKey },
      canonicalUrl: item.canonicalUrl,
    },
    returned,
    base: item.content,
    ...opened,
    ...(kept ? { content: kept.content, source: 'kept' as const, keptKey: kept.key, keptAt: kept.savedAt } : {}),
    drafts: drafts.filter((draft) => draft !== kept).slice(0, 1),
    files: await listEditorFiles(viewer, [opened.content, ...shared.drafts.map(({ content }) => content)], item),
    categories,
    guide: await findWritingGuide(categories),
    others,
    ...getAbilities(viewer, item.facts, moderated, editing),
  } satisfies EditorStart;
}

/** The return of an item that is mended. */
async function findReturnToMend(item: NewsroomItem) {
  if (item.facts.status !== 'return') return undefined;
  const step = findReturn(await listHistory(item));
  return step && toShownReturn(step, item.content);
}

/**
 * Initial content of the fields: the revision to restore, else the viewer's own pending revision, else the stored
 * content.
 */
async function findOpenedContent(
  viewer: Viewer,
  item: NewsroomItem,
  editing: 'direct' | 'revision',
  number?: number,
): Promise<Pick<EditorStart, 'content' | 'source'>> {
  const wanted = number === undefined ? undefined : await findRevision(item, { number });
  if (wanted) return { content: { ...wanted.content, section: item.content.section }, source: 'revision' };
  const pending = editing === 'revision' ? await findRevision(item, 'pending') : undefined;
  const isOwn = pending?.accountId !== undefined && pending.accountId === viewer.accountId;
  return pending && isOwn
    ? { content: pending.content, source: 'pending' }
    : { content: item.content, source: 'current' };
}

async function findSharedStart(viewer: Viewer, id: number | null, base: NewsContent) {
  const [autosaves, loginName] = await Promise.all([listAutosaves(viewer, id), findStaffLoginName(viewer.accountId)]);
  const drafts = autosaves.map((draft) => ({
    ...draft,
    content: { ...draft.content, detail: sanitizeHtml(draft.content.detail) },
  }));
  return {
    accountId: viewer.accountId ?? 0,
    door: can(viewer, 'news.publish') ? ('staff' as const) : ('collegeUser' as const),
    accountName: viewer.name,
    loginName,
    key: randomUUID(),
    mayPin: can(viewer, 'news.everywhere'),
    drafts: drafts.filter(({ content }) => content.section === base.section && !isSameContent(content, base)),
  };
}

function getAbilities(viewer: Viewer, facts: ItemFacts, moderated: Moderated, editing: 'direct' | 'revision') {
  const events = listEvents(viewer, facts, moderated);
  return {
    editing,
    action: getMainAction(events, editing, facts.status),
    levels: events.includes('publish') ? listLevels(viewer, facts, 'publish') : [],
  };
}

/** Number of categories that are offered before the others. */
const USUAL_CATEGORIES = 3;

/**
 * The categories of a section that readers see, and the one that the item is in; those that the organisation uses most
 * come first, unless that are all.
 */
async function listSectionCategories(section: NewsContent['section'], organisationId: number, own?: number) {
  const [all, used] = await Promise.all([listCategories(), listUsualCategoryIds(organisationId)]);
  const offered = all.filter((one) => one.section === section && (one.visible || one.id === own));
  const byUse = used.flatMap((id) => offered.filter((one) => one.id === id)).slice(0, USUAL_CATEGORIES);
  const usual = byUse.length < offered.length ? byUse : [];
  const rest = offered.filter((one) => !usual.includes(one));
  return [...usual, ...rest].map((one) => ({ id: one.id, name: one.name, usual: usual.includes(one) }));
}

function isPublicNow({ facts, publishAt }: NewsroomItem): boolean {
  return facts.status === 'allow' && Date.parse(publishAt) <= getCurrentMs();
}
