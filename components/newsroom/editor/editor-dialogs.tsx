'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { editorMessages } from '@/lib/news-editor/messages';
import type { CurrentItem } from '@/lib/news-editor/schema';
import { newsroomMessages } from '@/lib/newsroom/messages';
import { useEditor, useSession } from './use-editor';
import { useActions } from './use-main-action';

const MergeDialog = dynamic(() => import('./merge-dialog').then((module) => module.MergeDialog), { ssr: false });
const say = editorMessages;

/** The questions of the editor. None of them loses anything when it is closed. */
export function EditorDialogs() {
  return (
    <>
      <ConfirmDialog />
      <EndedDialog />
      <ConflictDialog />
    </>
  );
}

/** Asks once whether what should be looked at was. */
function ConfirmDialog() {
  const { asked, act, dismiss } = useActions();
  return (
    <Dialog open={asked !== undefined} onClose={dismiss} title={say['editor.confirmTitle'].th} alert>
      <p className="mb-3 text-sm">{say['editor.confirmLead'].th}</p>
      <ul className="mb-5 grid gap-2">
        {asked?.map(({ key, found = [] }) => (
          <li key={key} className="border-warn border-s-3 ps-3 font-normal text-sm">
            {newsroomMessages[key].th}
            {found.length > 0 && <span className="tabular block text-ink-2">{found.join(', ')}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={act}>
          {say['editor.confirm'].th}
        </Button>
        <Button onClick={dismiss}>{say['editor.back'].th}</Button>
      </div>
    </Dialog>
  );
}

/** The session is over; everything typed stays, and another tab lets one in again. */
function EndedDialog() {
  const session = useSession();
  const state = useEditor((snapshot) => snapshot.state);
  const message = useEditor((snapshot) => snapshot.message);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (state !== 'ended') setClosed(false);
  }, [state]);
  return (
    <Dialog
      open={state === 'ended' && !closed}
      onClose={() => setClosed(true)}
      title={say['editor.endedTitle'].th}
      alert
    >
      {message && <p className="mb-2 font-normal text-sm">{message}</p>}
      <p className="mb-5 text-ink-2 text-sm">{say['editor.endedText'].th}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => session.retry()}>
          {say['editor.retry'].th}
        </Button>
        <LinkButton href={`/login/?form=${session.start.door}`} target="_blank" rel="noopener">
          {say['editor.logIn'].th}
        </LinkButton>
      </div>
    </Dialog>
  );
}

/** Somebody else has saved the item: both writings side by side. */
function ConflictDialog() {
  const session = useSession();
  const conflict = useEditor((snapshot) => snapshot.conflict);
  const files = useEditor((snapshot) => snapshot.files);
  const [closed, setClosed] = useState<CurrentItem>();
  if (!conflict) return null;
  if (closed === conflict) {
    return (
      <Button
        size="sm"
        className="fixed end-4 bottom-20 z-30 shadow-lift lg:bottom-6"
        onClick={() => setClosed(undefined)}
      >
        {say['editor.conflictTitle'].th} · {say['editor.merge'].th}
      </Button>
    );
  }
  const choose = async (content: Parameters<typeof session.resolve>[1]) => {
    if (await session.resolve(conflict, content)) toast(say['editor.state.saved'].th);
  };
  return (
    <MergeDialog
      title={say['editor.conflictTitle'].th}
      lead={say['editor.conflictLead'].th}
      names={{ mine: say['editor.mine'].th, theirs: say['editor.theirs'].th }}
      mine={session.read().content}
      theirs={conflict.content}
      base={session.base}
      known={{ files: withFiles(files, conflict), categories: session.start.categories }}
      submit={say['editor.saveMerged'].th}
      onClose={() => setClosed(conflict)}
      onChoose={choose}
    />
  );
}

const withFiles = (files: ReadonlyMap<number, CurrentItem['media'][number]>, { media }: CurrentItem) =>
  new Map([...files, ...media.map((file) => [file.id, file] as const)]);
