import { EmptyState } from '@/components/ui/empty-state';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { ListFooter } from '@/components/ui/list/list-footer';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { formatNumber } from '@/lib/time/format';
import { findAgency, listMappings, listTargets, type MappingRow } from '../mapping/mapping.queries';
import type { MappingKind } from '../mapping/mapping.schema';
import { moveScreenMessages as words } from '../move-screen.messages';
import { toSourceHref } from '../move-screen.rules';
import { acceptExactAction, chooseMappingAction } from '../moving.actions';
import type { PartProps } from './part-props';
import { CategoryPicker, OfficePicker } from './pickers';

const PER = 24;

/** Names of a source and what stands for them here, those without a target first. */
export async function MappingPart({ source, page, path, kind }: PartProps & { kind: MappingKind }) {
  const part = kind === 'office' ? 'offices' : 'categories';
  const [{ rows, total }, agency, categories] = await Promise.all([
    listMappings(source.id, kind, { page, per: PER }),
    findAgency(),
    kind === 'category' ? listTargets('category') : [],
  ]);
  const hasExact = rows.some(({ suggestions: [first] }) => first?.isExact);
  const columns: readonly Column<MappingRow>[] = [
    {
      key: 'name',
      title: words['moveScreen.mappingName'],
      isRowHeader: true,
      cell: ({ label }) => <span className="wrap-anywhere font-normal">{label}</span>,
    },
    {
      key: 'items',
      title: words['moveScreen.mappingItems'],
      number: true,
      cell: ({ items }) => formatNumber(items),
    },
    { key: 'target', title: words['moveScreen.mappingTarget'], cell: (row) => <Target row={row} /> },
    {
      key: 'choose',
      title: words['moveScreen.change'],
      quiet: true,
      cell: (row) => {
        const fields = { sourceId: source.id, kind, name: row.name };
        return (
          <div className="grid gap-3">
            <Suggestions row={row} fields={fields} agency={kind === 'office' ? agency : null} />
            {kind === 'office' ? (
              <OfficePicker fields={fields} label={`${words['moveScreen.pick']} ${row.label}`} />
            ) : (
              <CategoryPicker
                fields={fields}
                label={`${words['moveScreen.pickCategory']} ${row.label}`}
                categories={categories}
                chosen={row.targetId}
              />
            )}
          </div>
        );
      },
    },
  ];
  return (
    <section>
      <SectionIntro
        title={words[`moveScreen.part.${part}`]}
        lead={words[kind === 'office' ? 'moveScreen.officesLead' : 'moveScreen.categoriesLead']}
      />
      {hasExact && (
        <ActionForm action={acceptExactAction} fields={{ sourceId: source.id, kind }} className="mb-5 grid gap-5">
          <div>
            <SubmitButton look="outline">{words['moveScreen.exact']}</SubmitButton>
          </div>
        </ActionForm>
      )}
      {rows.length === 0 ? (
        <EmptyState title={words['moveScreen.noNames']} text={words['moveScreen.noNamesText']} />
      ) : (
        <KeyedListTable
          label={words[`moveScreen.part.${part}`]}
          columns={columns}
          rows={rows}
          getRowId={({ name }) => name}
        />
      )}
      <ListFooter
        choice={{ page, per: PER }}
        total={total}
        hrefOf={({ page: next = 1 }) => toSourceHref(path, source.id, part, next)}
        fixedSize
      />
    </section>
  );
}

function Target({ row: { targetId, target } }: { row: MappingRow }) {
  if (targetId === null) return <span className="whitespace-nowrap text-warn">{words['moveScreen.notMapped']}</span>;
  return <span className="wrap-anywhere">{target || words['moveScreen.targetGone']}</span>;
}

type SuggestionProps = {
  row: MappingRow;
  fields: { sourceId: number; kind: MappingKind; name: string };
  agency: { id: number; name: string } | null;
};

/** Likely targets of a name that has none, each taken by a press. */
function Suggestions({ row, fields, agency }: SuggestionProps) {
  if (row.targetId !== null) return null;
  const others = agency && !row.suggestions.some(({ id }) => id === agency.id) ? [{ ...agency, isExact: false }] : [];
  const choices = [...row.suggestions, ...others];
  if (choices.length === 0) return null;
  return (
    <ul aria-label={`${words['moveScreen.suggestions']} ${row.label}`} className="flex flex-wrap gap-2">
      {choices.map(({ id, name, isExact }) => (
        <li key={id} className="min-w-0">
          <ActionForm action={chooseMappingAction} fields={{ ...fields, targetId: id }} className="grid gap-2">
            <SubmitButton look="outline" size="sm" className="wrap-anywhere">
              {isExact ? `${name} (${words['moveScreen.same']})` : name}
            </SubmitButton>
          </ActionForm>
        </li>
      ))}
    </ul>
  );
}
