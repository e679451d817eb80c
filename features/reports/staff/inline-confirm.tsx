import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { getButtonClass } from '@/components/ui/button';

type Props = { label: string; icon: LucideIcon; text?: string; look?: 'primary' | 'outline'; children: ReactNode };

/** Button with an inline confirmation; works without script. */
export function InlineConfirm({ label, icon: Icon, text, look = 'outline', children }: Props) {
  return (
    <details className="open:basis-full">
      <summary className={getButtonClass({ look }, 'cursor-pointer list-none')}>
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </summary>
      <div className="mt-3 grid max-w-read gap-3 rounded-md border border-line bg-sunken p-4">
        {text && <p className="text-sm">{text}</p>}
        {children}
      </div>
    </details>
  );
}
