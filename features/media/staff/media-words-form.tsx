import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { type MediaEntry, TITLE_LENGTH } from '@/lib/files/picture.schema';
import { saveMediaWords } from '../media.actions';
import { mediaMessages } from '../media.messages';

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
