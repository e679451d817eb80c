import clsx from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { uiMessages } from '@/lib/ui/messages';
import { DetailsMenu } from '../ui/details-menu';
import { iconButtonClass } from '../ui/icon-button';
import { ThemeChoices } from './theme-choices';

/** Light, dark or the system's theme. The choice stands on `<html>` and in local storage, so other tabs follow. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <div className={clsx('noscript:hidden', className)}>
      <DetailsMenu
        label={uiMessages['ui.theme'].th}
        buttonClass={iconButtonClass('masthead')}
        button={
          <>
            <Moon aria-hidden="true" className="size-5 dark:hidden" />
            <Sun aria-hidden="true" className="hidden size-5 dark:block" />
          </>
        }
      >
        <ThemeChoices />
      </DetailsMenu>
    </div>
  );
}
