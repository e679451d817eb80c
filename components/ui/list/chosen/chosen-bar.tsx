import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { chosenMessages as words } from './messages';

type Props = {
  label: string;
  /** Number of chosen rows; with script the bar shows once there is one. */
  count: number;
  onClear: () => void;
  children: ReactNode;
};

/** Bar of the actions on the chosen rows, at the lower end of the window. */
export function ChosenBar({ label, count, onClear, children }: Props) {
  const told = `${words['chosen.chosen']} ${count} ${words['chosen.items']}`;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? told : ''}
      </p>
      <fieldset
        aria-label={label}
        className={clsx(
          'fixed inset-x-3 bottom-3 max-h-[45dvh] overflow-y-auto noscript:max-h-none lg:left-70 z-30 mx-auto flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line-strong bg-surface px-4 py-3 shadow-lift sm:w-fit noscript:static noscript:mx-0 noscript:shadow-none',
          count > 0 ? 'flex' : 'hidden noscript:flex',
        )}
      >
        <span className="tabular font-normal text-sm noscript:hidden">{told}</span>
        {children}
        <Button look="quiet" size="sm" onClick={onClear} className="noscript:hidden">
          {words['chosen.clear']}
        </Button>
      </fieldset>
    </>
  );
}
