import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const kinds = {
  info: { icon: 'info', tone: 'border-gold-500 bg-gold-100 text-gold-700', role: undefined },
  ok: { icon: 'circle-check', tone: 'border-ok bg-sunken text-ok', role: 'status' },
  warn: { icon: 'triangle-alert', tone: 'border-warn bg-sunken text-warn', role: undefined },
  bad: { icon: 'circle-alert', tone: 'border-bad bg-sunken text-bad', role: 'alert' },
} as const;

type Props = { kind?: keyof typeof kinds; children: ReactNode; action?: ReactNode };

/** A framed message in the flow of the page. */
export function Alert({ kind = 'info', children, action }: Props) {
  const { icon, tone, role } = kinds[kind];
  return (
    <div role={role} className={clsx('flex flex-wrap items-center gap-3 rounded-sm border-s-3 px-5 py-3', tone)}>
      <Icon name={icon} className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-48 font-normal text-ink text-sm">{children}</div>
      {action}
    </div>
  );
}
