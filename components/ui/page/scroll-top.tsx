import { say } from '@/lib/messages/language';
import { Icon } from '../icon';
import { uiMessages } from '../messages/ui/messages';

/**
 * Button that leads back to the top. It never lies over text: windows with a margin of its width beside the page show it
 * there, all others as a narrow bar below the page. `watchScroll` shows it.
 */
export function ScrollTop() {
  return (
    <div hidden data-to-top="" data-plain="" className="to-top print:hidden">
      <button
        type="button"
        aria-label={say(uiMessages['ui.toTop'])}
        title={say(uiMessages['ui.toTop'])}
        className="font-normal text-link text-sm hover:bg-sunken"
      >
        <Icon name="arrow-up" className="size-5" />
        <span aria-hidden="true">{say(uiMessages['ui.toTop'])}</span>
      </button>
    </div>
  );
}
