import { isEnglish, say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { siteMessages } from '@/lib/site/messages';
import { LinkButton } from '../button';
import { StatusView } from './status-view';

/** The 404 page inside its frame. The caller sets the status and `noindex`. `message` replaces the explanation. */
export function NotFoundView({ message }: { message?: string }) {
  return (
    <StatusView
      code={say(siteMessages['missing.code'])}
      title={say(siteMessages['missing.title'])}
      note={isEnglish() ? undefined : siteMessages['missing.title'].en}
      text={message ?? say(siteMessages['missing.text'])}
    >
      <LinkButton href={localHref('/news_group/')}>{say(siteMessages['soon.toNews'])}</LinkButton>
    </StatusView>
  );
}
