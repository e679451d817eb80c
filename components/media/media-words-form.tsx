import { ActionForm } from '@/components/ui/action-form';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/submit-button';
import { saveMediaWords } from '@/lib/media/actions';
import { mediaMessages } from '@/lib/media/messages';
import { type MediaEntry, TITLE_LENGTH } from '@/lib/media/schema';

/** Title and alternative text of a file. */
export function MediaWordsForm({ file }: { file: MediaEntry }) {
  return (
    <ActionForm action={saveMediaWords}>
      <input type="hidden" name="id" value={file.id} />
      <Field
        name="title"
        label={mediaMessages['media.titleField'].th}
        defaultValue={file.title}
        maxLength={TITLE_LENGTH}
        optional
      />
      {file.kind === 'image' ? (
        <Field
          name="alt"
          label={mediaMessages['media.alt'].th}
          hint={mediaMessages['media.altHint'].th}
          defaultValue={file.alt}
          maxLength={TITLE_LENGTH}
          optional
        />
      ) : (
        <input type="hidden" name="alt" value={file.alt} />
      )}
      <div>
        <SubmitButton size="sm">{mediaMessages['media.save'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
