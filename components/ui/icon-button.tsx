import clsx from 'clsx';
import type { ComponentProps } from 'react';

const variants = {
  plain: 'text-ink-2 hover:bg-sunken hover:text-ink',
  masthead: 'text-masthead-ink hover:bg-white/10',
  raised: 'border border-line bg-surface text-link shadow-lift hover:bg-sunken',
} as const;

type IconButtonStyle = { label: string; look?: keyof typeof variants };

/** The classes of a touch target of 40 px around an icon. */
export function getIconButtonClass(look: keyof typeof variants = 'plain', extra?: string): string {
  return clsx(
    'inline-flex size-10 shrink-0 items-center justify-center rounded-full transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60',
    variants[look],
    extra,
  );
}

/** Button with an icon only; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  look,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & IconButtonStyle) {
  return (
    <button type={type} aria-label={label} title={label} className={getIconButtonClass(look, className)} {...rest} />
  );
}

/** Link with an icon only. */
export function IconLink({ label, look, className, href, children, ...rest }: ComponentProps<'a'> & IconButtonStyle) {
  return (
    <a href={href} aria-label={label} title={label} className={getIconButtonClass(look, className)} {...rest}>
      {children}
    </a>
  );
}
