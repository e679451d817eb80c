import clsx from 'clsx';
import type { ComponentProps, ComponentType } from 'react';

const variants = {
  primary: 'border border-red-800 bg-red-800 text-masthead-ink hover:border-red-700 hover:bg-red-700',
  outline: 'border border-line-strong bg-surface text-ink hover:border-ink-3 hover:bg-sunken',
  quiet: 'border border-transparent text-link hover:bg-red-50',
  gold: 'border border-gold-300 text-gold-300 hover:bg-white/10',
} as const;

const sizes = { md: 'min-h-11 px-5 py-2', sm: 'min-h-10 px-4 py-1.5' } as const;

type ButtonStyle = { look?: keyof typeof variants; size?: keyof typeof sizes };

/** The classes of a button, for the rare element that is neither a button nor a link. */
export function getButtonClass({ look = 'outline', size = 'md' }: ButtonStyle = {}, extra?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-normal text-sm no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60',
    variants[look],
    sizes[size],
    extra,
  );
}

type ButtonProps = ButtonStyle & {
  /** Icon before the words. */
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
};

export function Button({
  look,
  size,
  icon: Icon,
  className,
  type = 'button',
  children,
  ...rest
}: ComponentProps<'button'> & ButtonProps) {
  return (
    <button type={type} className={getButtonClass({ look, size }, className)} {...rest}>
      {Icon && <Icon aria-hidden="true" className="size-4" />}
      {children}
    </button>
  );
}

/** A plain link that looks like a button. */
export function LinkButton({
  look,
  size,
  icon: Icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonProps) {
  return (
    <a className={getButtonClass({ look, size }, className)} {...rest}>
      {Icon && <Icon aria-hidden="true" className="size-4" />}
      {children}
    </a>
  );
}
