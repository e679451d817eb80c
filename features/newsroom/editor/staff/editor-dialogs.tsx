'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { formatDateTime } from '@/lib/time/format';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { editorMessages } from '../editor.messages';
import type { CurrentItem } from '../editor.schema';
import type { EditorSession } from './editor-session';
import { SessionEnded } from './session-ended';
import { useEditor, useSession } from './use-editor';
import { useMainActions } from './use-main-action';

const MergeDialog = dynamic(() => import('./merge-dialog').then((module) => module.MergeDialog), { ssr: false });
const t = editorMessages;

/** Dialogs of the editor; closing one never loses anything. */
export function EditorDialogs() {
  return (
    <>
      <ConfirmDialog />
      <SessionEnded />
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
      {...nameSides(session, conflict)}
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

/** Names and times of both sides of a conflict. */
function nameSides({ changedAt }: EditorSession, { by, at }: CurrentItem) {
  return {
    names: { mine: t['editor.mine'], theirs: by ? `${t['editor.of']} ${by}` : t['editor.theirs'] },
    times: {
      mine: changedAt ? `${t['editor.changedAt']} ${formatDateTime(changedAt)}` : '',
      theirs: at ? `${t['editor.savedAt']} ${formatDateTime(at)}` : '',
    },
  };
}

const mergeFiles = (files: ReadonlyMap<number, CurrentItem['media'][number]>, { media }: CurrentItem) =>
  new Map([...files, ...media.map((file) => [file.id, file] as const)]);
