import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

type Props = { title: string; text?: string; icon?: IconName; action?: ReactNode };

/** Placeholder for an empty list. */
export function EmptyState({ title, text, icon = 'inbox', action }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 border-line border-y px-4 py-12 text-center">
      <Icon name={icon} className="icon-thin size-10 text-gold-500" />
      <p className="font-strong text-lg">{title}</p>
      {text && <p className="max-w-read text-ink-2 text-sm">{text}</p>}
      {action}
    </div>
  );
}
