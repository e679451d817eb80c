import { areasMessages } from '@/lib/areas/messages';
import { siteMessages } from '@/lib/site/messages';
import { StatusView } from '../layout/status-view';
import { LinkButton } from '../ui/button';

/** The 403 page of an area that is somebody else's, with the way to one's own. Who draws it sets the status. */
export function ForbiddenView({ landing }: { landing: string }) {
  return (
    <StatusView
      code={siteMessages['forbidden.code'].th}
      title={siteMessages['forbidden.title'].th}
      note={siteMessages['forbidden.title'].en}
      text={siteMessages['forbidden.text'].th}
    >
      <LinkButton href={landing}>{areasMessages['areas.toOwn'].th}</LinkButton>
    </StatusView>
  );
}
