'use client';

import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { areasMessages } from '@/lib/areas/messages';
import { isNarrow, setNarrow, subscribeToSidebarWidth } from './sidebar-width';

/** Folds the sidebar to its icons, on wide windows and with script only. */
export function CollapseButton() {
  const narrow = useSyncExternalStore(subscribeToSidebarWidth, isNarrow, () => false);
  const label = areasMessages['areas.collapse'];
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      title={label}
      aria-expanded={!narrow}
      onClick={() => setNarrow(!narrow)}
      className="side-item w-full max-lg:hidden noscript:hidden"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-footer-ink-2" />
      <span className="side-word text-footer-ink-2">{label}</span>
    </button>
  );
}
