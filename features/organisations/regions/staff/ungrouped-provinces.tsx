import { Alert } from '@/components/ui/alert';
import { regionsMessages as words } from '../regions.messages';
import type { GroupedProvince } from '../regions.schema';

/** The provinces that belong to no group. */
export function UngroupedProvinces({ provinces }: { provinces: readonly GroupedProvince[] }) {
  if (provinces.length === 0) return <p className="mt-6 text-ink-2 text-sm">{words['regions.allGrouped']}</p>;
  return (
    <div className="mt-6">
      <Alert kind="warn">
        <span className="font-strong">{words['regions.ungrouped']}</span>{' '}
        {provinces.map(({ name }) => name).join(' · ')}
      </Alert>
    </div>
  );
}
