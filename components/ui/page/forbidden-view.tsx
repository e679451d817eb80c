import { areasMessages } from '@/lib/areas/messages';
import { siteMessages } from '@/lib/site/messages';
import { LinkButton } from '../button';
import { StatusView } from './status-view';

/** The 403 page of another role's area, with a link to the viewer's own. The caller sets the status. */
export function ForbiddenView({ landing }: { landing: string }) {
  return (
    <StatusView
      code={siteMessages['forbidden.code'].th}
      title={siteMessages['forbidden.title'].th}
      note={siteMessages['forbidden.title'].en}
      text={siteMessages['forbidden.text'].th}
    >
      <LinkButton href={landing}>{areasMessages['areas.toOwn']}</LinkButton>
    </StatusView>
  );
}
