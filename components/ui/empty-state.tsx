import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { title: string; text?: string; icon?: LucideIcon; action?: ReactNode };

/** What a list says when there is nothing in it. */
export function EmptyState({ title, text, icon: Icon = Inbox, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 border-line border-y px-4 py-12 text-center">
      <Icon aria-hidden="true" className="size-10 text-gold-500" strokeWidth={1.25} />
      <p className="font-strong text-lg">{title}</p>
      {text && <p className="max-w-read text-ink-2 text-sm">{text}</p>}
      {action}
    </div>
  );
}
