import { Eye, EyeOff } from 'lucide-react';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import type { FormAction } from '../form/send-form';
import { ButtonForm } from './button-form';
import { EntryLink } from './entry-link';

type Props = {
  entry: { id: number; visible: boolean };
  /** The entry's name, for screen readers. */
  name: string;
  path: string;
  show: FormAction;
};

/** Edit, show or hide, delete. */
export function RowActions({ entry: { id, visible }, name, path, show }: Props) {
  const at = { path, id, name };
  return (
    <div className="flex flex-wrap max-md:-ms-3 md:min-w-64">
      <EntryLink kind="edit" {...at} words={words['settings.edit']} />
      <VisibilityForm entry={{ id, visible }} name={name} show={show} />
      <EntryLink kind="delete" {...at} words={words['settings.delete']} />
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
