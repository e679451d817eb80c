import { siteMessages } from '@/lib/site/messages';
import { LinkButton } from '../button';
import { StatusView } from './status-view';

/** The 404 page inside its frame. The caller sets the status and `noindex`. `message` replaces the explanation. */
export function NotFoundView({ message }: { message?: string }) {
  return (
    <StatusView
      code={siteMessages['missing.code'].th}
      title={siteMessages['missing.title'].th}
      note={siteMessages['missing.title'].en}
      text={message ?? siteMessages['missing.text'].th}
    >
      <LinkButton href="/news_group/">{siteMessages['soon.toNews'].th}</LinkButton>
    </StatusView>
  );
}
