import { DetailsMenu, menuItemClass } from '@/components/ui/details-menu';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/messages/language';
import { feedsMessages as words } from '../feeds.messages';
import { feedTypes, toFeedPath } from '../feeds.rules';
import { feedFormats } from '../feeds.schema';
import type { NewsFilter } from '../filter/filter.schema';

/** Menu of a filter's feeds, with a short explanation. */
export function FeedLinks({ filter = {} }: { filter?: NewsFilter }) {
  return (
    <DetailsMenu
      button={
        <>
          <Icon name="rss" className="size-4" /> {say(words['feeds.follow'])}
        </>
      }
      buttonClass="inline-flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-full border border-line-strong px-4 py-1 font-normal text-sm transition-colors hover:bg-sunken"
      align="start"
      panelClass="w-72"
    >
      <p className="px-4 pb-2 font-normal text-ink-2 text-xs">{say(words['feeds.help'])}</p>
      {feedFormats.map((format) => (
        <a key={format} href={toFeedPath(format, filter)} type={feedTypes[format]} className={menuItemClass}>
          {say(words[`feeds.${format}`])}
        </a>
      ))}
    </DetailsMenu>
  );
}
