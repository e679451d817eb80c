import { OrderedEntries } from '@/components/ui/ordered/ordered-entries';
import type { EntryAction } from '@/lib/site/rules';
import { EntryRow } from '../../staff/entry-row';
import { deleteLinkAction, orderLinksAction, restoreLinkAction, setLinkVisibilityAction } from '../links.actions';
import { linksMessages as words } from '../links.messages';
import { listLinkEntries } from '../links.queries';
import { LinkForm } from './link-form';

type Props = { path: string; asked: EntryAction | undefined };

/** Admin tab of the useful links, in order. */
export async function LinksTab({ path, asked }: Props) {
  return (
    <OrderedEntries
      messages={words}
      prefix="links"
      title={words['links.tab']}
      lead={words['links.lead']}
      path={path}
      asked={asked}
      entries={await listLinkEntries()}
      getName={({ label }) => label}
      renderRow={(entry) => (
        <EntryRow entry={entry} name={entry.label} text={entry.target} path={path} show={setLinkVisibilityAction} />
      )}
      renderForm={(entry) => <LinkForm entry={entry} back={path} />}
      order={orderLinksAction}
      remove={deleteLinkAction}
      restore={restoreLinkAction}
    />
  );
}
