import { areasMessages } from '@/lib/areas/messages';
import { say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { LinkButton } from '../button';
import { StatusView } from './status-view';

/** The 403 page of another role's area, with a link to the viewer's own. The caller sets the status. */
export function ForbiddenView({ landing }: { landing: string }) {
  return (
    <StatusView
      code={say(siteMessages['forbidden.code'])}
      title={say(siteMessages['forbidden.title'])}
      note={siteMessages['forbidden.title'].en}
      text={say(siteMessages['forbidden.text'])}
    >
      <LinkButton href={landing}>{areasMessages['areas.toOwn']}</LinkButton>
    </StatusView>
  );
}
