'use client';

import { Replace } from 'lucide-react';
import { toast } from '@/components/ui/toast';
import { type Replacement, replaceWord, replaceWordInHtml } from '../../house-style/house-style.rules';
import { editorMessages } from '../editor.messages';
import { useSession } from './use-editor';

const t = editorMessages;

/** Button that replaces a word in headline and text; the toast takes it back. */
export function ReplaceWord({ replacement }: { replacement: Replacement }) {
  const session = useSession();
  const replace = () => {
    session.flush();
    const { topic, detail } = session.read().content;
    const after = { topic: replaceWord(topic, replacement), detail: replaceWordInHtml(detail, replacement) };
    session.change(after, 'elsewhere');
    // The button goes away with its finding; the list keeps the keyboard's place.
    document.querySelector<HTMLElement>('#editor-checklist')?.focus({ preventScroll: true });
    const undo = () => {
      session.flush();
      const now = session.read().content;
      if (now.topic === after.topic && now.detail === after.detail) session.change({ topic, detail }, 'elsewhere');
      else toast(t['editor.replaceKept'], { kind: 'bad' });
    };
    toast(t['editor.replaced'], { action: { label: t['editor.undo'], run: undo } });
  };
  return (
    <button
      type="button"
      onClick={replace}
      className="mb-1 ms-6 inline-flex min-h-8 max-w-full items-center gap-2 rounded-sm px-1 text-start font-normal text-link text-sm hover:bg-sunken"
    >
      <Replace aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-anywhere">{t['editor.replace'].replace('{word}', replacement.right)}</span>
    </button>
  );
}
