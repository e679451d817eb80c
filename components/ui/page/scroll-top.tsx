'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { uiMessages } from '../messages/ui/messages';

/** Scroll distance after which the button appears, in CSS pixels. */
const SHOW_AFTER_PX = 300;

export function ScrollTop() {
  const shown = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SHOW_AFTER_PX,
    () => false,
  );
  if (!shown) return null;
  return (
    <IconButton
      label={uiMessages['ui.toTop'].th}
      look="raised"
      onClick={() => window.scrollTo({ top: 0 })}
      className="!fixed end-4 bottom-4 z-30 size-11! print:hidden"
    >
      <Icon name="arrow-up" className="size-5" />
    </IconButton>
  );
}

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
