import type { ReactNode } from 'react';
import type { EntryAction } from '@/lib/site/rules';
import type { FormAction } from '../form/send-form';
import { DeleteForm } from './delete-form';
import { DeletedNote } from './deleted-note';
import { EditDialog } from './edit-dialog';

export type EntryDialogPart = 'add' | 'edit' | 'delete' | 'deleteTitle' | 'deleteText' | 'deleted';

type Props<P extends string> = {
  messages: Readonly<Record<`${P}.${EntryDialogPart}`, string>>;
  /** First part of the message keys. */
  prefix: P;
  asked: EntryAction | undefined;
  /** The entry that the action names, if it exists. */
  entry: { id: number; name: string } | undefined;
  back: string;
  /** Form of the entry, or of a new one; called only when it is shown. */
  form: () => ReactNode | Promise<ReactNode>;
  /** Width of the form's dialog. */
  width?: 'sm' | 'md';
  /** Text above the delete button, instead of `<prefix>.deleteText`. */
  deleteText?: string;
  remove: FormAction;
  restore: FormAction;
};

/**
 * Dialogs of a list that the address requests: form and deletion; after a deletion without script, an offer to undo it.
 * Nothing for an unknown entry.
 */
export async function EntryDialogs<P extends string>({
  messages,
  prefix,
  asked,
  entry,
  back,
  form,
  width = 'md',
  deleteText,
  remove,
  restore,
}: Props<P>) {
  const say = (part: EntryDialogPart): string => messages[`${prefix}.${part}`];
  if (!asked) return null;
  const { kind, id } = asked;
  const key = `${kind}${id}`;
  if (kind === 'deleted' && typeof id === 'number' && !entry) {
    return <DeletedNote id={id} words={say('deleted')} restore={restore} />;
  }
  if (kind === 'edit' && (entry || id === 'new')) {
    return (
      <EditDialog key={key} title={say(entry ? 'edit' : 'add')} closeHref={back} width={width}>
        {await form()}
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !entry) return null;
  return (
    <EditDialog key={key} title={say('deleteTitle')} closeHref={back} alert>
      <DeleteForm
        id={entry.id}
        name={entry.name}
        text={deleteText ?? say('deleteText')}
        submitLabel={say('delete')}
        action={remove}
        restore={restore}
        back={back}
      />
    </EditDialog>
  );
}
