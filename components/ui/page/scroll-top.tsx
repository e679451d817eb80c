'use client';

import { useSyncExternalStore } from 'react';
import { say } from '@/lib/messages/language';
import { Icon } from '../icon';
import { uiMessages } from '../messages/ui/messages';

/** Scroll distance after which the button appears, in CSS pixels. */
const SHOW_AFTER_PX = 300;

/**
 * Button that leads back to the top. It never lies over text: windows with a margin of its width beside the page show it
 * there, all others as a narrow bar below the page.
 */
export function ScrollTop() {
  const shown = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SHOW_AFTER_PX,
    () => false,
  );
  if (!shown) return null;
  return (
    <div className="to-top print:hidden">
      <button
        type="button"
        aria-label={say(uiMessages['ui.toTop'])}
        title={say(uiMessages['ui.toTop'])}
        onClick={() => window.scrollTo({ top: 0 })}
        className="font-normal text-link text-sm hover:bg-sunken"
      >
        <Icon name="arrow-up" className="size-5" />
        <span aria-hidden="true">{say(uiMessages['ui.toTop'])}</span>
      </button>
    </div>
  );
}

function subscribeToScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
