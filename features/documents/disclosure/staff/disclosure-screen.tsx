import { Copy } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { AddDialogLink } from '@/components/ui/list/add-link';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { setStatus } from '@/lib/request/context';
import { readEntryAction } from '@/lib/site/rules';
import { getCurrentFiscalYear } from '@/lib/time/fiscal-year';
import { copyDisclosuresAction, deleteDisclosureAction, restoreDisclosureAction } from '../disclosure.actions';
import { disclosureMessages as words } from '../disclosure.messages';
import { findDisclosure, listDisclosures, listDisclosureYears, listDocumentTargets } from '../disclosure.queries';
import { groupByPart, readDisclosureYear } from '../disclosure.rules';
import { DisclosureProgress } from '../ui/disclosure-progress';
import { DisclosureForm } from './disclosure-form';
import { DisclosureTable } from './disclosure-table';

/** Admin screen: the items of a fiscal year and their links. */
export async function DisclosureScreen({ params, path, rest }: ScreenProps) {
  const asked = readEntryAction(params, rest);
  const named = typeof asked?.id === 'number' ? await findDisclosure(asked.id) : undefined;
  if (typeof asked?.id === 'number' && !named && asked.kind !== 'deleted') setStatus(404);
  const known = await listDisclosureYears();
  const year = named?.fiscalYear ?? readDisclosureYear(params) ?? getCurrentFiscalYear();
  const years = [...new Set([getCurrentFiscalYear(), year, ...known.map((one) => one.year)])].sort((a, b) => b - a);
  const items = await listDisclosures(year);
  const list = `${path}?year=${year}`;
  return (
    <>
      <ScreenHeader title={words['disclosure.title'].th} lead={words['disclosure.lead'].th}>
        <LinkButton href={`/disclosure/?year=${year}`} look="quiet">
          {words['disclosure.read']}
        </LinkButton>
        <AddDialogLink list={list}>{words['disclosure.add']}</AddDialogLink>
      </ScreenHeader>
      <EntryDialogs
        messages={words}
        prefix="disclosure"
        asked={asked}
        entry={named && { id: named.id, name: `O${named.number} ${named.title}` }}
        back={list}
        form={async () => (
          <DisclosureForm
            entry={named}
            year={year}
            parts={groupByPart(items).flatMap(({ part }) => (part ? [part] : []))}
            documents={await listDocumentTargets()}
            back={list}
          />
        )}
        width="sm"
        remove={deleteDisclosureAction}
        restore={restoreDisclosureAction}
      />
      <ListTabs
        label={words['disclosure.years'].th}
        tabs={years.map((one) => ({
          key: String(one),
          label: `${words['disclosure.year'].th} ${one}`,
          href: `${path}?year=${one}`,
          count: known.find((other) => other.year === one)?.items ?? 0,
          current: one === year,
        }))}
      />
      <div className="my-6">
        {items.length > 0 ? (
          <>
            <DisclosureProgress items={items} />
            <DisclosureTable items={items} list={list} />
          </>
        ) : (
          <EmptyState
            title={words['disclosure.empty']}
            text={words['disclosure.emptyText']}
            action={<CopyForms year={year} known={known.map((one) => one.year)} />}
          />
        )}
      </div>
    </>
  );
}

/** Buttons that copy the list of another year; offers up to three years. */
function CopyForms({ year, known }: { year: number; known: readonly number[] }) {
  return known.slice(0, 3).map((from) => (
    <ButtonForm key={from} action={copyDisclosuresAction} fields={{ from, to: year }}>
      <Copy aria-hidden="true" className="size-4" />
      {words['disclosure.copy'].replace('{year}', String(from))}
    </ButtonForm>
  ));
}
