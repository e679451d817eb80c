import { say } from '@/lib/messages/language';
import { Icon } from '../icon';
import { uiMessages as words } from '../messages/ui/messages';

/** Tells that the connection is lost, and for a moment that it is back; `watchConnection` shows either. */
export function ConnectionNote() {
  return (
    <div role="status" data-connection="" className="sticky inset-x-0 bottom-0 z-40 print:hidden">
      {(['offline', 'online'] as const).map((state) => (
        <p
          key={state}
          hidden
          className="flex items-center justify-center gap-3 border-gold-500 border-t bg-red-950 px-4 py-2 font-normal text-footer-ink text-sm"
        >
          <Icon name={state === 'offline' ? 'wifi-off' : 'circle-check'} className="size-5 shrink-0 text-gold-300" />
          {say(words[`ui.${state}`])}
        </p>
      ))}
    </div>
  );
}
