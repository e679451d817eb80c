import { EyeOff, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { buildEntryActionHref } from '@/lib/site/rules';
import { RowLink } from './row-link';

const icons = { edit: Pencil, hide: EyeOff, delete: Trash2 } as const;

type Props = {
  kind: keyof typeof icons;
  path: string;
  id: number;
  /** The entry's name, for screen readers. */
  name: string;
  words: string;
  /** Words for screen readers, before the name. */
  label?: string;
  icon?: LucideIcon;
};

/** Link at the end of a row that opens one of the entry's dialogs. */
export function EntryLink({ kind, path, id, name, words, label = words, icon = icons[kind] }: Props) {
  return (
    <RowLink href={buildEntryActionHref(path, kind, id)} icon={icon} label={`${label} ${name}`}>
      {words}
    </RowLink>
  );
}
