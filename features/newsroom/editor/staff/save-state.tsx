'use client';

import clsx from 'clsx';
import { Check, CircleAlert, CircleDot, CloudOff, LoaderCircle, type LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { formatTime } from '@/lib/time/format';
import { editorMessages } from '../editor.messages';
import type { SaveState } from './session-state';
import { useEditor, useSession } from './use-editor';

const t = editorMessages;

const variants: Readonly<Record<SaveState, { icon: LucideIcon; tone: string }>> = {
  clean: { icon: Check, tone: 'text-ink-3' },
  dirty: { icon: CircleDot, tone: 'text-warn' },
  draft: { icon: Check, tone: 'text-ok' },
  kept: { icon: CircleDot, tone: 'text-warn' },
  saving: { icon: LoaderCircle, tone: 'text-ink-2' },
  saved: { icon: Check, tone: 'text-ok' },
  offline: { icon: CloudOff, tone: 'text-warn' },
  ended: { icon: CircleAlert, tone: 'text-bad' },
  refused: { icon: CircleAlert, tone: 'text-bad' },
  conflict: { icon: CircleAlert, tone: 'text-bad' },
};

/** Words of the states in which the browser alone has the text, for browsers that keep none. */
const onlyHere: Partial<Record<SaveState, 'editor.state.memory' | 'editor.state.endedMemory'>> = {
  offline: 'editor.state.memory',
  ended: 'editor.state.endedMemory',
};

/** Save state in words; screen readers announce each change, except in a `quiet` copy. */
export function SaveStateLine({ quiet = false, className }: { quiet?: boolean; className?: string }) {
  const state = useEditor((snapshot) => snapshot.state);
  const at = useEditor((snapshot) => snapshot.at);
  const message = useEditor((snapshot) => snapshot.message);
  const savedLocally = useEditor((snapshot) => snapshot.savedLocally);
  const { icon: Icon, tone } = variants[state];
  const word = t[(!savedLocally && onlyHere[state]) || `editor.state.${state}`];
  const time = at && (state === 'draft' || state === 'kept' || state === 'saved') ? ` ${formatTime(new Date(at))}` : '';
  const reason = state === 'refused' && message ? `: ${message}` : '';
  return (
    <p
      aria-live={quiet ? undefined : 'polite'}
      data-save-state={state}
      className={clsx('flex min-w-0 items-start gap-2 font-normal text-sm', tone, className)}
    >
      <Icon
        aria-hidden="true"
        className={clsx('mt-1 size-4 shrink-0', state === 'saving' && 'animate-spin motion-reduce:animate-none')}
      />
      <span className="min-w-0">{word + time + reason}</span>
    </p>
  );
}

/** Button that gives up what is kept beside an item that approvers or readers see. */
export function RevertButton() {
  const session = useSession();
  const state = useEditor((snapshot) => snapshot.state);
  if (state !== 'kept') return null;
  const revert = () => toast(t['editor.reverted'], { action: { label: t['editor.undo'], run: session.revert() } });
  return (
    <Button size="sm" look="quiet" onClick={revert} className="mt-1 noscript:hidden">
      {t['editor.revert']}
    </Button>
  );
}

/** Names of others who have the item open. */
export function OtherEditors() {
  const others = useEditor((snapshot) => snapshot.others);
  return (
    <p aria-live="polite" className={clsx('text-sm text-warn', others.length > 0 && 'mt-2 font-normal')}>
      {others.length > 0 && `${t['editor.others']} ${others.join(', ')}`}
    </p>
  );
}
