import clsx from 'clsx';
import type { ComponentProps } from 'react';

const variants = {
  paper: 'border-line-strong text-ink hover:bg-sunken aria-[current]:border-gold-500 aria-[current]:text-link',
  footer: 'border-footer-line text-footer-ink hover:bg-white/10',
} as const;

/** A link in a thin pill. */
export function ChipLink({
  look = 'paper',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { look?: keyof typeof variants }) {
  return (
    <a
      className={clsx(
        'inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border px-4 py-1 font-normal text-sm transition-colors',
        variants[look],
        className,
      )}
      {...rest}
    >
      {children}
    </a>
  );
}
