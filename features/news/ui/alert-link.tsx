import { ChipLink } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/messages/language';
import { newsFilterMessages as words } from '../filter/filter.messages';
import { alertHref } from '../filter/filter.rules';
import type { NewsFilter } from '../filter/filter.schema';

/** Link to subscribe to a filter by e-mail. */
export function AlertLink({ filter = {} }: { filter?: NewsFilter }) {
  return (
    <ChipLink href={alertHref(filter)} rel="nofollow">
      <Icon name="mail" className="size-4" /> {say(words['newsFilter.alert'])}
    </ChipLink>
  );
}
