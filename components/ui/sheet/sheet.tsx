import type { ReactNode } from 'react';
import { say } from '@/lib/messages/language';
import { Icon } from '../icon';
import { getIconButtonClass } from '../icon-button';
import { uiMessages } from '../messages/ui/messages';

type ButtonProps = { sheet: string; children: ReactNode };

/** Button that opens a `Sheet` by its id, in windows that have no room for the sheet's content in its place. */
export function SheetButton({ sheet, children }: ButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={sheet}
      className="-mx-2 inline-flex min-h-11 items-center gap-2 rounded-sm px-2 font-normal text-link text-sm hover:bg-sunken lg:hidden print:hidden"
    >
      <Icon name="sliders-horizontal" className="size-4" />
      {children}
    </button>
  );
}

/** The dot between a line's text and its `SheetButton`; with larger text only its room, as it would end a line. */
export function SheetDot() {
  return (
    <span aria-hidden="true" className="sheet-dot mx-2 text-ink-3 lg:hidden print:hidden">
      ·
    </span>
  );
}

type Props = {
  id: string;
  title: string;
  /** True if the content is shown in its place in every window, as when it holds a field that was refused. */
  inPlace?: boolean;
  children: ReactNode;
};

/**
 * Part of a page that small windows show as a sheet at their bottom, and wider ones in its place. It is a popover, so
 * it opens and closes without script; `MenuDismissal`, once per page, makes it modal.
 */
export function Sheet({ id, title, inPlace = false, children }: Props) {
  if (inPlace) return <section aria-label={title}>{children}</section>;
  return (
    <section id={id} popover="auto" data-sheet="" aria-label={title} className="sheet print:hidden">
      <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-surface py-1 ps-4 pe-2 lg:hidden">
        <p className="font-strong">{title}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={say(uiMessages['ui.close'])}
          title={say(uiMessages['ui.close'])}
          className={getIconButtonClass()}
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
      <div className="max-lg:p-4">{children}</div>
    </section>
  );
}
