import { orderedMessages } from '@/lib/site/messages';
import { Alert } from '../alert';
import type { FormAction } from '../form/send-form';
import { ButtonForm } from './button-form';

type Props = { id: number; words: string; restore: FormAction };

/** Message that an entry was deleted, with an undo button; for browsers without script. */
export function DeletedNote({ id, words, restore }: Props) {
  return (
    <div className="mb-6">
      <Alert
        kind="ok"
        action={
          <ButtonForm action={restore} fields={{ id }}>
            {orderedMessages['ordered.undo']}
          </ButtonForm>
        }
      >
        {words}
      </Alert>
    </div>
  );
}
