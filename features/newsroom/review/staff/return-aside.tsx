'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ReturnPanel } from './return-panel';
import { useReturnDraft } from './return-scope';

type Props = ComponentProps<typeof ReturnPanel> & {
  /** False once the item is decided; what was typed goes with the panel. */
  mayReturn: boolean;
  children: ReactNode;
};

/** Column beside the text: while a return is written its panel, else `children`. */
export function ReturnAside({ mayReturn, children, ...panel }: Props) {
  const isOpen = useReturnDraft()?.isOpen === true && mayReturn;
  return (
    <aside className={isOpen ? 'min-w-0' : 'grid min-w-0 content-start gap-8 max-lg:contents'}>
      {mayReturn && <ReturnPanel {...panel} />}
      <div hidden={isOpen} className="contents">
        {children}
      </div>
    </aside>
  );
}
