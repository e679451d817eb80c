import { siteSettingsMessages as words } from '@/lib/site/messages';
import { ListDateTime } from '../list/list-date-time';

/** Author and time of the last change to a part of the settings. */
export function LastChange({ change }: { change?: { by: string; at: Date } }) {
  if (!change) return null;
  return (
    <p className="mb-4 text-ink-3 text-sm">
      {words['settings.lastChange']} {change.by} · <ListDateTime at={change.at} />
    </p>
  );
}
