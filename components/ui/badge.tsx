import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Name } from './line-text/name';

const tones = {
  link: 'bg-surface text-link',
  ok: 'border border-ok text-ok',
  warn: 'border border-warn text-warn',
  bad: 'border border-bad text-bad',
  info: 'border border-info text-info',
  muted: 'border border-line-strong text-ink-2',
} as const;

/** A small pill: `link` on pictures (a category), the others outlined (a status: colour and word). */
export function Badge({ tone = 'link', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-block max-w-full truncate rounded-full px-3 py-0.5 text-xs',
        tone === 'link' ? 'font-strong' : 'font-normal',
        tones[tone],
      )}
    >
      {markName(children)}
    </span>
  );
}

/** The short line over a headline, after a gold dash. */
export function Kicker({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-2 font-strong text-link text-xs before:h-0.5 before:w-4.5 before:shrink-0 before:bg-gold-500">
      {markName(children)}
    </span>
  );
}

const markName = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? <Name>{children}</Name> : children;
