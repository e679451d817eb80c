import { say } from '@/lib/messages/language';
import { DetailsMenu } from '../details-menu';
import { Icon } from '../icon';
import { getIconButtonClass } from '../icon-button';
import { uiMessages } from '../messages/ui/messages';
import { ContrastChoice } from './contrast-choice';
import { TextSizeChoice } from './text-size-choice';
import { ThemeChoices } from './theme-choices';

/**
 * Display settings: text size and contrast; on phones also the theme, whose own menu the header has no room for there.
 */
export function DisplayMenu() {
  return (
    <div className="noscript:hidden">
      <DetailsMenu
        label={say(uiMessages['ui.display'])}
        buttonClass={getIconButtonClass('masthead')}
        align="stretch"
        panelClass="sm:left-auto sm:w-72"
        button={<Icon name="a-large-small" className="size-5.5" />}
      >
        <TextSizeChoice />
        <ContrastChoice />
        <div className="mt-2 border-line border-t pt-2 sm:hidden">
          <p className="px-4 py-1 font-normal text-ink-2 text-xs">{say(uiMessages['ui.theme'])}</p>
          <ThemeChoices />
        </div>
      </DetailsMenu>
    </div>
  );
}
