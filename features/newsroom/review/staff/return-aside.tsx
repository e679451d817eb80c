'use client';

import type { ReactNode } from 'react';
import { ReturnPanel } from './return-panel';
import { useReturnDraft } from './return-scope';

type Props = {
  item: { id: number; version: number };
  /** False once the item is decided; what was typed goes with the panel. */
  mayReturn: boolean;
  children: ReactNode;
};

/** Column beside the text: while a return is written its panel, else `children`. */
export function ReturnAside({ item, mayReturn, children }: Props) {
  const isOpen = useReturnDraft()?.isOpen === true && mayReturn;
  return (
    <aside className={isOpen ? 'min-w-0' : 'grid min-w-0 content-start gap-8 max-lg:contents'}>
      {mayReturn && <ReturnPanel item={item} />}
      <div hidden={isOpen} className="contents">
        {children}
      </div>
    </aside>
  );
}
