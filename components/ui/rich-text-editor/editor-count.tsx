'use client';

import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { richTextMessages } from '@/lib/rich-text/messages';
import { countText, type TextCount } from './count-text';

/** Pause in typing before the words are counted, in milliseconds. */
const PAUSE_MS = 400;

/** Words and letters of the text, counted when typing pauses. */
export function useEditorCount(editor: Editor | null): TextCount | undefined {
  const [count, setCount] = useState<TextCount>();
  useEffect(() => {
    if (!editor) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recount = () => setCount(countText(editor.state.doc));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(recount, PAUSE_MS);
    };
    wait();
    editor.on('update', wait);
    return () => {
      clearTimeout(timer);
      editor.off('update', wait);
    };
  }, [editor]);
  return count;
}

export function EditorCount({ editor }: { editor: Editor | null }) {
  const count = useEditorCount(editor);
  if (!count) return <span />;
  return (
    <span className="tabular">
      {count.words.toLocaleString('th-TH')} {richTextMessages['richText.words']} ·{' '}
      {count.characters.toLocaleString('th-TH')} {richTextMessages['richText.characters']}
    </span>
  );
}
