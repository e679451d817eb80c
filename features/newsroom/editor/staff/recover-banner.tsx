'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TOAST_ACTION_MS, toast } from '@/components/ui/toast';
import { formatDateTime } from '@/lib/time/format';
import { isSameContent } from '../../item/parts.rules';
import { editorMessages } from '../editor.messages';
import type { EditorStart, StoredDraft } from '../editor.schema';
import { listDrafts } from './stored-drafts';
import { useEditor, useSession } from './use-editor';

const MergeDialog = dynamic(() => import('./merge-dialog').then((module) => module.MergeDialog), { ssr: false });
const t = editorMessages;

/**
 * Goes on with what this browser kept when the server was away, and offers a draft that was typed over another version;
 * one at a time, the newest first.
 */
export function RecoverBanner() {
  const session = useSession();
  const files = useEditor((snapshot) => snapshot.files);
  const [drafts, setDrafts] = useState<StoredDraft[]>([]);
  const [shown, setShown] = useState<StoredDraft>();
  const dropping = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { accountId, item, drafts: there, base, content, source } = session.start;
    const isNew = (draft: StoredDraft) =>
      draft.content.section === base.section && ![base, content].some((one) => isSameContent(draft.content, one));
    const here = listDrafts({ accountId, itemId: item?.id ?? null }).filter(isNew);
    const [newest] = here;
    const resumed = newest && source !== 'revision' && isNextOf(newest, session.start) ? newest : undefined;
    if (resumed) session.resume(resumed);
    setDrafts(keepNewestPerKey([...there.filter(isNew), ...here]).filter(({ key }) => key !== resumed?.key));
  }, [session]);
  const without = ({ key }: StoredDraft) => setDrafts((all) => all.filter((one) => one.key !== key));
  const discard = (draft: StoredDraft) => {
    without(draft);
    dropping.current.set(
      draft.key,
      setTimeout(() => session.discard(draft.key), TOAST_ACTION_MS),
    );
    const run = () => {
      clearTimeout(dropping.current.get(draft.key));
      setDrafts((all) => keepNewestPerKey([...all, draft]));
    };
    toast(t['editor.discarded'], { action: { label: t['editor.undo'], run } });
  };
  return (
    <>
      {drafts.slice(0, 1).map((draft) => (
        <div key={draft.key} className="mb-4">
          <Alert
            kind="warn"
            action={
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => setShown(draft)}>
                  {t['editor.open']}
                </Button>
                <Button size="sm" look="quiet" onClick={() => discard(draft)}>
                  {t['editor.discard']}
                </Button>
              </div>
            }
          >
            {`${t['editor.draftThere']} ${formatDateTime(draft.savedAt)}`}
            {draft.content.topic && (
              <span className="block truncate font-normal text-ink-2">{draft.content.topic}</span>
            )}
          </Alert>
        </div>
      ))}
      {shown && (
        <MergeDialog
          title={t['editor.recoverTitle']}
          lead={t['editor.recoverLead']}
          names={{ mine: t['editor.recovered'], theirs: t['editor.onPage'] }}
          mine={shown.content}
          theirs={session.read().content}
          base={shown.version === session.start.item?.version ? session.start.base : undefined}
          known={{ files, categories: session.start.categories }}
          submit={t['editor.useChosen']}
          onClose={() => setShown(undefined)}
          onChoose={(content) => {
            session.recover(shown, content);
            without(shown);
            setShown(undefined);
          }}
        />
      )}
    </>
  );
}

/** True if a draft of this browser was typed over the very text that the editor opens. */
function isNextOf({ key, version, savedAt }: StoredDraft, { item, keptAt }: EditorStart): boolean {
  if (item === undefined || (keptAt !== undefined && savedAt <= keptAt)) return false;
  return version === item.version || key === item.lastKey;
}

/** A draft may exist on the server and in this browser; the newer one wins. */
function keepNewestPerKey(drafts: readonly StoredDraft[]): StoredDraft[] {
  const newestFirst = drafts.toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt));
  return newestFirst.filter((draft, index) => newestFirst.findIndex(({ key }) => key === draft.key) === index);
}
