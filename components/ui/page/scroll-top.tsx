import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { uiMessages } from '../messages/ui/messages';

/** Button back to the top of the page; `watchScroll` shows it. */
export function ScrollTop() {
  return (
    <IconButton
      hidden
      data-to-top=""
      data-plain=""
      label={uiMessages['ui.toTop'].th}
      look="raised"
      className="!fixed end-4 bottom-4 z-30 size-11! print:hidden"
    >
      <Icon name="arrow-up" className="size-5" />
    </IconButton>
  );
}
