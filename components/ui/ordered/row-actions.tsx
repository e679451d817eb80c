import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import { buildEntryActionHref } from '@/lib/site/rules';
import type { FormAction } from '../form/send-form';
import { ButtonForm } from './button-form';
import { RowLink } from './row-link';

type Props = {
  entry: { id: number; visible: boolean };
  /** The entry's name, for screen readers. */
  name: string;
  path: string;
  show: FormAction;
};

/** Edit, show or hide, delete. */
export function RowActions({ entry: { id, visible }, name, path, show }: Props) {
  return (
    <div className="flex flex-wrap max-md:-ms-3 md:min-w-64">
      <RowLink href={buildEntryActionHref(path, 'edit', id)} icon={Pencil} label={`${words['settings.edit']} ${name}`}>
        {words['settings.edit']}
      </RowLink>
      <VisibilityForm entry={{ id, visible }} name={name} show={show} />
      <RowLink
        href={buildEntryActionHref(path, 'delete', id)}
        icon={Trash2}
        label={`${words['settings.delete']} ${name}`}
      >
        {words['settings.delete']}
      </RowLink>
    </div>
  );
}

/** Button that shows or hides an entry. */
export function VisibilityForm({ entry: { id, visible }, name, show }: Omit<Props, 'path'>) {
  const go = words[visible ? 'settings.hide' : 'settings.show'];
  const Icon = visible ? EyeOff : Eye;
  return (
    <ButtonForm action={show} fields={{ id, visible: !visible }} label={`${go} ${name}`}>
      <Icon aria-hidden="true" className="size-4" />
      {go}
    </ButtonForm>
  );
}
