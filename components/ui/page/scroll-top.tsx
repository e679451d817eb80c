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
        aria-label={uiMessages['ui.toTop'].th}
        title={uiMessages['ui.toTop'].th}
        className="font-normal text-link text-sm hover:bg-sunken"
      >
        <Icon name="arrow-up" className="size-5" />
        <span aria-hidden="true">{uiMessages['ui.toTop'].th}</span>
      </button>
    </div>
  );
}
