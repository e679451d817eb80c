import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { formatNumber } from '@/lib/time/format';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OrganisationItem } from '../edit/edit.queries';

type Key = keyof typeof words;
/** `reach` is true if contact data is shown too, as there is no form. */
type Props = { item: OrganisationItem; reach: boolean };

/** Details of an organisation at a glance. */
export function OrganisationDetailsList({ item: { form, details }, reach }: Props) {
  const { office } = details;
  const accounts = (count: number) => `${formatNumber(count)} ${words['organisationEditor.accounts']}`;
  const rows: readonly (readonly [Key, ReactNode])[] = [
    ['organisationEditor.code', form.code],
    ['organisationEditor.provinceId', details.province],
    ['organisationEditor.instituteId', details.institute],
    ['organisationEditor.departmentId', details.department],
    ['organisationEditor.userName', office?.userName],
    ['organisationEditor.people', accounts(details.people)],
    ['organisationEditor.idlePeople', details.idlePeople > 0 && accounts(details.idlePeople)],
    ['organisationEditor.items', formatNumber(details.items)],
    ['organisationEditor.email', reach && form.email],
    ['organisationEditor.phone', reach && form.phone],
    ['organisationEditor.address', reach && form.address],
    ['organisationEditor.website', reach && form.website],
  ];
  return (
    <dl className="mb-8 grid max-w-read gap-x-8 gap-y-3 border-line border-y py-4 text-sm sm:grid-cols-2">
      {rows.flatMap(([key, value]) => (value ? [<Fact key={key} term={words[key]} value={value} />] : []))}
      <Fact term={words['organisationEditor.lastLogin']} value={<LastLogin office={office} />} />
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

function LastLogin({ office }: Pick<OrganisationItem['details'], 'office'>) {
  if (!office) return words['organisationEditor.noOffice'];
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {office.lastLoginAt ? <ListDateTime at={new Date(office.lastLoginAt)} /> : words['organisationEditor.never']}
      {office.idle && <Badge tone="warn">{words['organisationEditor.idle']}</Badge>}
    </span>
  );
}
