import { newsFilterMessages as words } from '@/lib/news-filter/messages';
import { alertHref } from '@/lib/news-filter/rules';
import type { NewsFilter } from '@/lib/news-filter/schema';
import { ChipLink } from '../ui/chip';
import { Icon } from '../ui/icon';

/** The way to get what a filter finds by e-mail. */
export function AlertLink({ filter = {} }: { filter?: NewsFilter }) {
  return (
    <ChipLink href={alertHref(filter)} rel="nofollow">
      <Icon name="mail" className="size-4" /> {words['newsFilter.alert'].th}
    </ChipLink>
  );
}
