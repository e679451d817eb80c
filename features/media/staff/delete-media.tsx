import { Trash2 } from 'lucide-react';
import { getButtonClass } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { deleteMediaAction } from '../media.actions';
import { mediaMessages } from '../media.messages';

type Props = { file: Pick<MediaEntry, 'id'>; isUsed: boolean; back: string };

/** Deletes a file after inline confirmation; for a file in use, explains why it can't be deleted. */
export function DeleteMedia({ file, isUsed, back }: Props) {
  if (isUsed) return <p className="text-ink-2 text-sm">{mediaMessages['media.deleteNot']}</p>;
  return (
    <details className="w-full">
      <summary className={getButtonClass({ size: 'sm' }, 'cursor-pointer text-bad!')}>
        <Trash2 aria-hidden="true" className="size-4" />
        {mediaMessages['media.delete']}
      </summary>
      <div className="mt-3 rounded-md border border-line bg-sunken p-4">
        <ActionForm action={deleteMediaAction} fields={{ id: file.id, back }} className="grid gap-3">
          <p className="text-sm">{mediaMessages['media.deleteAsk']}</p>
          <SubmitRow look="outline" size="sm" className="text-bad!">
            {mediaMessages['media.deleteGo']}
          </SubmitRow>
        </ActionForm>
      </div>
    </details>
  );
}
