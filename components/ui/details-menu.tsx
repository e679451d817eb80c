import clsx from 'clsx';
import type { ReactNode } from 'react';

const alignments = {
  start: { box: 'relative', panel: 'start-0' },
  end: { box: 'relative', panel: 'end-0' },
  stretch: { box: '', panel: 'inset-x-4' },
} as const;

type Props = {
  /** The button's content; give icon-only buttons a `label`. */
  button: ReactNode;
  label?: string;
  buttonClass: string;
  panelClass?: string;
  /** `stretch` spans the nearest positioned element around the menu. */
  align?: keyof typeof alignments;
  /** On phones the panel is a sheet as large as the window, and its button the sheet's cross. */
  sheet?: boolean;
  children: ReactNode;
};

/**
 * A panel under a button. It is a `<details>`, so it opens without script; `MenuDismissal`, once per page, closes it.
 */
export function DetailsMenu({ button, label, buttonClass, panelClass, align = 'end', sheet, children }: Props) {
  return (
    <details
      data-menu=""
      data-sheet={sheet ? '' : undefined}
      className={clsx(alignments[align].box, sheet && 'group menu-sheet')}
    >
      <summary aria-label={label} title={label} className={buttonClass}>
        {button}
      </summary>
      <div
        data-sheet-panel={sheet ? '' : undefined}
        className={clsx(
          'absolute top-full z-40 mt-2 min-w-52 rounded-md border border-line bg-surface py-2 text-ink shadow-lift',
          alignments[align].panel,
          panelClass,
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** The classes of one entry of a menu panel, link or button. */
export const menuItemClass = 'menu-item';
