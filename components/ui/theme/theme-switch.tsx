import clsx from 'clsx';
import { say } from '@/lib/messages/language';
import { DetailsMenu } from '../details-menu';
import { Icon } from '../icon';
import { getIconButtonClass } from '../icon-button';
import { uiMessages } from '../messages/ui/messages';
import { ThemeChoices } from './theme-choices';

/** Menu of the themes: light, dark or the system's. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <div className={clsx('noscript:hidden', className)}>
      <DetailsMenu
        label={say(uiMessages['ui.theme'])}
        buttonClass={getIconButtonClass('masthead')}
        button={
          <>
            <Icon name="moon" className="size-5 dark:hidden" />
            <Icon name="sun" className="hidden size-5 dark:block" />
          </>
        }
      >
        <ThemeChoices />
      </DetailsMenu>
    </div>
  );
}
