import { ListMoment } from '@/components/list/list-moment';
import { settingsMessages as words } from '@/lib/site/messages';

/** Who changed a part of the settings last, and when. */
export function PartStamp({ change }: { change?: { by: string; at: Date } }) {
  if (!change) return null;
  return (
    <p className="mb-4 text-ink-3 text-sm">
      {words['settings.lastChange'].th} {change.by} · <ListMoment at={change.at} />
    </p>
  );
}
