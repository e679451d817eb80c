'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { orderedMessages } from '@/lib/site/messages';
import {
  orderFrontSections,
  publishFrontLayout,
  replaceFrontDraft,
  restoreFrontLayout,
  saveOnlineFrom,
  showFrontSection,
} from './layout.commands';
import { layoutMessages as words } from './layout.messages';
import { formatLayout, getDeskPath } from './layout.rules';

export const orderFrontSectionsAction = formAction(async ({ ids }, viewer) => {
  await orderFrontSections({ ids }, viewer);
  return succeed(getDeskPath(viewer.role), orderedMessages['ordered.saved']);
});

export const showFrontSectionAction = formAction(async ({ id, visible }, viewer) => {
  await showFrontSection({ id, visible }, viewer);
  const isShown = visible === 'true';
  const done = await succeed(getDeskPath(viewer.role), words[isShown ? 'layout.nowShown' : 'layout.nowHidden']);
  return { ...done, undo: { id: id ?? '', visible: String(!isShown) } };
});

export const saveOnlineFromAction = formAction(async ({ onlineFrom }, viewer) => {
  const { before } = await saveOnlineFrom({ onlineFrom }, viewer);
  const done = await succeed(getDeskPath(viewer.role), words['layout.onlineFromSaved']);
  return { ...done, undo: { onlineFrom: String((before.draft ?? before.published).onlineFrom) } };
});

/** Discards the draft, or brings back the one that `draft` holds. */
export const replaceFrontDraftAction = formAction(async ({ draft = '' }, viewer) => {
  const { before } = await replaceFrontDraft({ draft }, viewer);
  const done = words[draft === '' ? 'layout.discarded' : 'layout.draftBack'];
  return { ...(await succeed(getDeskPath(viewer.role), done)), undo: { draft: formatLayout(before.draft) } };
});

/** Publishes the draft, or with `restore` brings back the layout of before the last publication. */
export const publishFrontLayoutAction = formAction(async ({ seen, restore }, viewer) => {
  const undo = { restore: 'yes' };
  if (restore === 'yes') {
    await restoreFrontLayout({}, viewer);
    return { ...(await succeed(getDeskPath(viewer.role), words['layout.restored'])), undo };
  }
  await publishFrontLayout({ seen }, viewer);
  return { ...(await succeed(getDeskPath(viewer.role), words['layout.published'])), undo };
});
