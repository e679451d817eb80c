import { ExternalLink } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { OrderedEntries } from '@/components/ui/ordered/ordered-entries';
import { RowActions } from '@/components/ui/ordered/row-actions';
import type { EntryAction } from '@/lib/site/rules';
import { linksMessages } from '../../links/links.messages';
import {
  deleteExecutiveAction,
  orderExecutivesAction,
  restoreExecutiveAction,
  setExecutiveVisibilityAction,
} from '../executives.actions';
import { executivesMessages as words } from '../executives.messages';
import { listExecutiveEntries } from '../executives.queries';
import type { ExecutiveEntry } from '../executives.schema';
import { Portrait } from '../ui/portrait';
import { ExecutiveForm } from './executive-form';

type Props = { path: string; asked: EntryAction | undefined };

/** Admin tab of the executives, in order. */
export async function ExecutivesTab({ path, asked }: Props) {
  return (
    <>
      <OrderedEntries
        messages={words}
        prefix="executives"
        title={words['executives.title'].th}
        lead={words['executives.partLead']}
        path={path}
        asked={asked}
        entries={await listExecutiveEntries()}
        getName={({ name }) => name}
        renderRow={(entry) => <ExecutiveRow entry={entry} path={path} />}
        renderForm={(entry) => <ExecutiveForm entry={entry} back={path} />}
        order={orderExecutivesAction}
        remove={deleteExecutiveAction}
        restore={restoreExecutiveAction}
      />
      <LinkButton href="/executives/" size="sm" look="quiet" icon={ExternalLink} className="mt-4">
        {words['executives.read']}
      </LinkButton>
    </>
  );
}

function ExecutiveRow({ entry, path }: { entry: ExecutiveEntry; path: string }) {
  const { name, title, part, visible } = entry;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <span className="w-12 shrink-0">
        <Portrait executive={entry} sizes="48px" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere font-strong text-sm">{name}</p>
        <p className="wrap-anywhere text-ink-2 text-xs">{part ? `${title} · ${part}` : title}</p>
      </div>
      <div className="md:w-28 md:text-end">
        <Badge tone={visible ? 'ok' : 'muted'}>{linksMessages[visible ? 'links.shown' : 'links.hidden']}</Badge>
      </div>
      <RowActions entry={entry} name={name} path={path} show={setExecutiveVisibilityAction} />
    </div>
  );
}
