import clsx from 'clsx';
import { ChipLink } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/messages/language';
import { hasPage } from '@/lib/public-pages/english';
import { archiveMessages } from '../archive/archive.messages';
import { archiveHref } from '../archive/archive.rules';
import type { NewsFilter } from '../filter/filter.schema';
import { AlertLink } from './alert-link';
import { FeedLinks } from './feed-links';

type Props = { filter?: NewsFilter; className?: string };

/** Links of a list: feeds, e-mail alert and archive. */
export function NewsRelatedLinks({ filter = {}, className }: Props) {
  return (
    <div className={clsx('flex flex-wrap gap-2 print:hidden', className)}>
      <FeedLinks filter={filter} />
      {hasPage('/alerts/') && <AlertLink filter={filter} />}
      <ChipLink href={archiveHref({}, filter.categoryId)}>
        <Icon name="archive" className="size-4" /> {say(archiveMessages['archive.title'])}
      </ChipLink>
    </div>
  );
}
