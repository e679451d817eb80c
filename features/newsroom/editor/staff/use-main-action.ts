'use client';

import { createContext, use, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { getThai } from '@/lib/messages/message';
import type { Finding } from '../../item/content.rules';
import { editorMessages } from '../editor.messages';
import { checkDraft } from '../editor.rules';
import type { MainAction } from '../editor.schema';
import type { EditorSession } from './editor-session';
import { focusField } from './focus-field';

const t = editorMessages;
/** Delay before the redirect, while the result is shown, in milliseconds. */
const REDIRECT_DELAY_MS = 600;

const steps = { submit: 'submit', publish: 'publish' } as const;
const doneKeys: Readonly<Record<MainAction, keyof typeof editorMessages>> = {
  submit: 'editor.submitted',
  publish: 'editor.published',
  saveShown: 'editor.state.saved',
  sendRevision: 'editor.revisionSent',
  save: 'editor.state.saved',
};

/** Saving, and the main action with the checks before it. */
export function useMainAction(session: EditorSession) {
  const { action, levels, path } = session.start;
  const [level, setLevel] = useState(levels[0]);
  const [correction, setCorrection] = useState('');
  const [asked, setAsked] = useState<Finding[]>();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    const saved = await session.save(correction);
    if (saved) setCorrection('');
    return saved;
  };
  const act = async () => {
    setAsked(undefined);
    setBusy(true);
    const isStored = session.read().id !== undefined && !session.isChanged && correction === '';
    const saved = isStored && action in steps ? true : await save();
    const moved =
      saved && (action === 'submit' || action === 'publish') ? await session.move(steps[action], level) : saved;
    setBusy(false);
    if (!moved) return focusRefused(session);
    toast(getThai(t[isScheduled(session, action) ? 'editor.scheduled' : doneKeys[action]]));
    if (action === 'submit' || action === 'publish' || action === 'sendRevision') {
      setTimeout(() => window.location.assign(`${path}/${session.read().id}`), REDIRECT_DELAY_MS);
    }
  };
  const run = async () => {
    if (busy) return;
    session.flush();
    if (action === 'save') return act();
    const findings = checkDraft(session.read().content, session.start.guide, new Date());
    const [must] = findings.filter((finding) => finding.must);
    if (must) return focusRequired(must);
    const shoulds = findings.filter((finding) => !finding.must);
    if (shoulds.length > 0) return setAsked(shoulds);
    return act();
  };
  return {
    ...{ run, act, asked, busy, level, setLevel, correction, setCorrection },
    save: async () => {
      if (!(await save())) focusRefused(session);
    },
    /** Closes the confirmation without acting. */
    dismiss: () => setAsked(undefined),
  };
}

export type MainActions = ReturnType<typeof useMainAction>;
export const ActionsContext = createContext<MainActions | undefined>(undefined);

export function useMainActions(): MainActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('a button of the editor stands outside of it');
  return actions;
}

/** Label of the primary button. */
export function getActionLabel(action: MainAction, publishAt: string | null): string {
  const isLater = action === 'publish' && publishAt !== null && Date.parse(publishAt) > Date.now();
  return isLater ? t['editor.action.schedule'] : t[`editor.action.${action}`];
}

function isScheduled(session: EditorSession, action: MainAction): boolean {
  const { publishAt } = session.read().content;
  return action === 'publish' && publishAt !== null && Date.parse(publishAt) > Date.now();
}

function focusRequired({ field }: Finding): void {
  document.querySelector('#editor-checklist')?.scrollIntoView({ block: 'nearest' });
  focusField(field);
}

/** Moves the focus to the first field that the server refused. */
function focusRefused(session: EditorSession): void {
  const [first] = Object.keys(session.read().fields);
  if (first !== undefined) requestAnimationFrame(() => focusField(first));
}
