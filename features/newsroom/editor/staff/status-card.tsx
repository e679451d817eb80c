'use client';

import { Eye, LoaderCircle, Save } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { newsStatuses } from '../../workflow/workflow.schema';
import { editorMessages } from '../editor.messages';
import { CorrectionButtons } from './correction-buttons';
import { OtherEditors, RevertButton, SaveStateLine } from './save-state';
import { LoginButton } from './session-ended';
import { StorageNote } from './storage-note';
import { useEditor, useSession } from './use-editor';
import { getActionLabel, useMainActions } from './use-main-action';

const t = editorMessages;
const tones = { draft: 'muted', wait: 'warn', allow: 'ok', return: 'bad', hide: 'muted' } as const;
const levelKeys = { 1: 'newsroom.level.1', 2: 'newsroom.level.2', 3: 'newsroom.level.3' } as const;
type Level = keyof typeof levelKeys;
const isLevel = (level: number): level is Level => level in levelKeys;

/** Status and save state of the item with its buttons; sticky on large screens. */
export function StatusCard() {
  const { start } = useSession();
  const { editing, action, levels, item } = start;
  const { save, level, setLevel } = useMainActions();
  const conflict = useEditor((snapshot) => snapshot.conflict);
  const status = newsStatuses.find((one) => one === item?.status) ?? 'draft';
  const isPublic = action === 'saveShown' || action === 'sendRevision';
  return (
    <section
      aria-label={t['editor.status']}
      className="rounded-md border border-line bg-surface p-4 lg:sticky lg:top-4 lg:z-10 lg:shadow-lift"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="font-strong text-base">{t['editor.status']}</h2>
        <Badge tone={tones[status]}>{newsroomMessages[`newsroom.status.${status}`]}</Badge>
      </div>
      {isPublic && (
        <p className="mb-3 text-ink-2 text-sm">
          {t[editing === 'revision' ? 'editor.revisionNote' : 'editor.shownNote']}
        </p>
      )}
      <SaveStateLine className="noscript:hidden" />
      <LoginButton className="mt-2 noscript:hidden" />
      <RevertButton />
      <OtherEditors />
      <StorageNote />
      {action === 'publish' && levels.length > 1 && (
        <div className="mt-4 noscript:hidden">
          <SelectField
            name="level"
            label={t['editor.level']}
            value={level}
            onChange={(event) => setLevel(Number(event.target.value))}
            choices={levels
              .filter(isLevel)
              .map((one) => ({ value: `${one}`, label: newsroomMessages[levelKeys[one]] }))}
          />
        </div>
      )}
      {item?.shown && editing === 'direct' && <CorrectionField />}
      <div className="mt-4 grid gap-2">
        <MainButton className="max-lg:hidden" />
        <div className="flex flex-wrap gap-2 *:flex-1">
          {!isPublic && action !== 'save' && (
            <Button size="sm" onClick={save} className="noscript:hidden" icon={Save}>
              {t['editor.save']}
            </Button>
          )}
          {!isPublic && !conflict && <PreviewButton />}
          {isPublic && <CorrectionButtons />}
        </div>
        <noscript>
          <Button type="submit" look="primary" className="w-full">
            {t['editor.save']}
          </Button>
        </noscript>
      </div>
    </section>
  );
}

/** Primary button; on small screens it is in the bar at the bottom. */
export function MainButton({ className = '' }: { className?: string }) {
  const { start } = useSession();
  const { run, busy } = useMainActions();
  const publishAt = useEditor(({ content }) => content.publishAt);
  return (
    <Button
      look="primary"
      onClick={run}
      aria-disabled={busy || undefined}
      aria-keyshortcuts="Control+Enter"
      title="Ctrl+Enter"
      className={`${className} noscript:hidden`}
    >
      {busy && <LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:animate-none" />}
      {getActionLabel(start.action, publishAt)}
    </Button>
  );
}

/** Correction note that readers see with the item. */
function CorrectionField() {
  const { correction, setCorrection } = useMainActions();
  const id = useId();
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1.5 block font-normal text-sm">
        {t['editor.correction']}
      </label>
      <textarea
        id={id}
        name="correction"
        rows={2}
        maxLength={1_000}
        value={correction}
        onChange={(event) => setCorrection(event.target.value)}
        className={`${controlClass} text-sm`}
      />
    </div>
  );
}

/** Saves, then shows a preview in a new tab, which has to be opened before the save is complete. */
function PreviewButton() {
  const session = useSession();
  const { correction } = useMainActions();
  const open = async () => {
    const tab = window.open('about:blank');
    const isStored = session.read().id !== undefined && !session.isChanged;
    const saved = isStored || (await session.save(correction));
    if (saved) tab?.location.replace(`/readnews/preview?news_id=${session.read().id}`);
    else tab?.close();
  };
  return (
    <Button size="sm" look="quiet" onClick={open} className="noscript:hidden" icon={Eye}>
      {t['editor.preview']}
    </Button>
  );
}
