'use client';

import { X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { toast } from '@/components/ui/toast';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { editorMessages } from '../editor.messages';
import type { CurrentItem } from '../editor.schema';
import { useEditor, useSession } from './use-editor';
import { useMainActions } from './use-main-action';

const MergeDialog = dynamic(() => import('./merge-dialog').then((module) => module.MergeDialog), { ssr: false });
const t = editorMessages;

/** Dialogs of the editor; closing one never loses anything. */
export function EditorDialogs() {
  return (
    <>
      <ConfirmDialog />
      <SessionEndedAlert />
      <ConflictDialog />
    </>
  );
}

/** Asks for confirmation if the checklist has warnings. */
function ConfirmDialog() {
  const { asked, act, dismiss } = useMainActions();
  return (
    <Dialog open={asked !== undefined} onClose={dismiss} title={t['editor.confirmTitle']} alert>
      <p className="mb-3 text-sm">{t['editor.confirmLead']}</p>
      <ul className="mb-5 grid gap-2">
        {asked?.map(({ key, found = [] }) => (
          <li key={`${key} ${found.join()}`} className="border-warn border-s-3 ps-3 font-normal text-sm">
            {newsroomMessages[key]}
            {found.length > 0 && <span className="tabular block text-ink-2">{found.join(', ')}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={act}>
          {t['editor.confirm']}
        </Button>
        <Button onClick={dismiss}>{t['editor.back']}</Button>
      </div>
    </Dialog>
  );
}

/**
 * Shown when the session has ended: everything typed stays, and the viewer can log in again in another tab. It is no
 * modal dialog and leaves the focus in the field, as it appears in the middle of typing.
 */
function SessionEndedAlert() {
  const session = useSession();
  const state = useEditor((snapshot) => snapshot.state);
  const message = useEditor((snapshot) => snapshot.message);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (state !== 'ended') setClosed(false);
  }, [state]);
  return (
    <div role="alert" className="fixed inset-x-4 top-4 z-40 mx-auto max-w-xl">
      {state === 'ended' && !closed && (
        <section
          aria-label={t['editor.endedTitle']}
          className="rounded-md border border-bad bg-surface p-4 shadow-lift"
        >
          <div className="flex items-start justify-between gap-3">
            <h2 className="font-strong text-base">{t['editor.endedTitle']}</h2>
            <IconButton label={uiMessages['ui.close'].th} className="-me-2 -mt-2" onClick={() => setClosed(true)}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </div>
          <p className="mb-3 text-ink-2 text-sm">
            {message === newsroomMessages['newsroom.otherAccount'] ? message : t['editor.endedText']}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="primary" size="sm" onClick={() => session.retry()}>
              {t['editor.retry']}
            </Button>
            <LinkButton size="sm" href={`/login/?form=${session.start.door}`} target="_blank" rel="noopener">
              {t['editor.logIn']}
            </LinkButton>
          </div>
        </section>
      )}
    </div>
  );
}

/** Merge dialog for an item that somebody else has saved meanwhile. */
function ConflictDialog() {
  const session = useSession();
  const conflict = useEditor((snapshot) => snapshot.conflict);
  const files = useEditor((snapshot) => snapshot.files);
  const asksMerge = useEditor((snapshot) => snapshot.asksMerge);
  const [closed, setClosed] = useState<CurrentItem>();
  const [opened, setOpened] = useState<CurrentItem>();
  if (!conflict) return null;
  // A conflict that an autosave met waits for its button, as somebody is typing.
  if (closed === conflict || (!asksMerge && opened !== conflict)) {
    return (
      <Button
        size="sm"
        className="fixed end-4 bottom-20 z-30 shadow-lift lg:bottom-6"
        onClick={() => {
          setClosed(undefined);
          setOpened(conflict);
        }}
      >
        {t['editor.conflictTitle']} · {t['editor.merge']}
      </Button>
    );
  }
  const choose = async (content: Parameters<typeof session.resolve>[1]) => {
    if (await session.resolve(conflict, content)) toast(t['editor.state.saved']);
  };
  return (
    <MergeDialog
      title={t['editor.conflictTitle']}
      lead={t['editor.conflictLead']}
      names={{ mine: t['editor.mine'], theirs: t['editor.theirs'] }}
      mine={session.read().content}
      theirs={conflict.content}
      base={session.base}
      known={{ files: mergeFiles(files, conflict), categories: session.start.categories }}
      submit={t['editor.saveMerged']}
      onClose={() => setClosed(conflict)}
      onChoose={choose}
    />
  );
}

const mergeFiles = (files: ReadonlyMap<number, CurrentItem['media'][number]>, { media }: CurrentItem) =>
  new Map([...files, ...media.map((file) => [file.id, file] as const)]);
