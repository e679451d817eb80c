'use client';

import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { reviewMessages as words } from '../review.messages';
import { useReturnDraft } from './return-scope';
import { readSelectedWords } from './selected-words';

/** Pause before the button follows a selection, in milliseconds. */
const PAUSE_MS = 150;
/** Width of the button and its distance from the words and the window's edge, in pixels. */
const [WIDTH, GAP] = [170, 8];

/** Button below the selected words: a point about them. The key R does the same. */
export function SelectionButton() {
  const draft = useReturnDraft();
  const [place, setPlace] = useState<{ top: number; left: number }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPlace(findPlace()), PAUSE_MS);
    };
    document.addEventListener('selectionchange', follow);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', follow);
      window.removeEventListener('scroll', follow);
    };
  }, []);
  if (!place || !draft) return null;
  return (
    <div className="fixed z-20 print:hidden" style={place}>
      <Button
        look="primary"
        size="sm"
        icon={MessageSquarePlus}
        className="shadow-lift"
        // The press would end the selection.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          draft.open(readSelectedWords());
          document.getSelection()?.removeAllRanges();
        }}
      >
        {words['review.return.quoteHere']}
      </Button>
    </div>
  );
}

function findPlace(): { top: number; left: number } | undefined {
  if (readSelectedWords() === undefined) return undefined;
  const { bottom, left } = document.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
  if (bottom < 0 || bottom > window.innerHeight) return undefined;
  return {
    top: bottom + GAP,
    left: Math.max(GAP, Math.min(left, document.documentElement.clientWidth - WIDTH - GAP)),
  };
}
