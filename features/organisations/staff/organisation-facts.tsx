import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ListMoment } from '@/components/ui/list/list-moment';
import { formatNumber } from '@/lib/time/format';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OrganisationItem } from '../edit/edit.schema';

type Key = keyof typeof words;
type Props = { item: OrganisationItem /** Tells also how it is reached, where no form does. */; reach: boolean };

/** What there is to know of an organisation at a glance. */
export function OrganisationFacts({ item: { form, facts }, reach }: Props) {
  const { office } = facts;
  const accounts = (count: number) => `${formatNumber(count)} ${words['organisationEditor.accounts'].th}`;
  const rows: readonly (readonly [Key, ReactNode])[] = [
    ['organisationEditor.code', form.code],
    ['organisationEditor.provinceId', facts.province],
    ['organisationEditor.instituteId', facts.institute],
    ['organisationEditor.departmentId', facts.department],
    ['organisationEditor.userName', office?.userName],
    ['organisationEditor.people', accounts(facts.people)],
    ['organisationEditor.idlePeople', facts.idlePeople > 0 && accounts(facts.idlePeople)],
    ['organisationEditor.items', formatNumber(facts.items)],
    ['organisationEditor.email', reach && form.email],
    ['organisationEditor.phone', reach && form.phone],
    ['organisationEditor.address', reach && form.address],
    ['organisationEditor.website', reach && form.website],
  ];
  return (
    <dl className="mb-8 grid max-w-read gap-x-8 gap-y-3 border-line border-y py-4 text-sm sm:grid-cols-2">
      {rows.flatMap(([key, value]) => (value ? [<Fact key={key} term={words[key].th} value={value} />] : []))}
      <Fact term={words['organisationEditor.lastLogin'].th} value={<LastLogin office={office} />} />
    </dl>
  );
}

function Fact({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-xs">{term}</dt>
      <dd className="tabular wrap-anywhere font-normal">{value}</dd>
    </div>
  );
}

function LastLogin({ office }: Pick<OrganisationItem['facts'], 'office'>) {
  if (!office) return words['organisationEditor.noOffice'].th;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {office.lastLoginAt ? <ListMoment at={new Date(office.lastLoginAt)} /> : words['organisationEditor.never'].th}
      {office.idle && <Badge tone="warn">{words['organisationEditor.idle'].th}</Badge>}
    </span>
  );
}
