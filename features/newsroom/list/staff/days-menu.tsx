import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, getButtonClass } from '@/components/ui/button';
import { DetailsMenu } from '@/components/ui/details-menu';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { formatThaiDayInput } from '@/lib/time/thai-time';

type Props = {
  label: string;
  /** First and last day that are set, `YYYY-MM-DD`. */
  from: string | undefined;
  to: string | undefined;
  /** Fields of the days. */
  children: ReactNode;
};

/** Menu with the days of a list's filter, for a form of one line; its button shows the days that are set. */
export function DaysMenu({ label, from, to, children }: Props) {
  const days = from || to ? [from, to].map((day) => (day ? formatThaiDayInput(day) : '…')).join('–') : '';
  return (
    <DetailsMenu
      label={days ? `${label} ${days}` : label}
      button={
        <>
          <CalendarDays aria-hidden="true" className="size-4" /> {days || label}
        </>
      }
      buttonClass={getButtonClass({}, 'tabular cursor-pointer list-none whitespace-nowrap px-4!')}
      panelClass="px-4 pt-3 pb-4 max-sm:start-0 max-sm:end-auto max-sm:w-72"
    >
      <div className="flex items-end gap-3 max-sm:flex-wrap">
        {children}
        <Button type="submit">{uiMessages['ui.search'].th}</Button>
      </div>
    </DetailsMenu>
  );
}
