import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { MAX_MEDIA_TITLE, type MediaEntry } from '@/lib/files/picture.schema';
import { updateMediaAction } from '../media.actions';
import { mediaMessages } from '../media.messages';

/** Form for a file's title, alternative text and caption. */
export function MediaTextsForm({ file }: { file: MediaEntry }) {
  return (
    <ActionForm action={updateMediaAction} fields={{ id: file.id }}>
      <Field
        name="title"
        label={mediaMessages['media.titleField']}
        defaultValue={file.title}
        maxLength={MAX_MEDIA_TITLE}
        optional
      />
      {file.kind === 'image' ? (
        <>
          <Field
            name="alt"
            label={mediaMessages['media.alt']}
            hint={mediaMessages['media.altHint']}
            defaultValue={file.alt}
            maxLength={MAX_MEDIA_TITLE}
            optional
          />
          <Field
            name="caption"
            label={mediaMessages['media.caption']}
            hint={mediaMessages['media.captionHint']}
            defaultValue={file.caption}
            maxLength={MAX_MEDIA_TITLE}
            optional
          />
        </>
      ) : (
        <input type="hidden" name="alt" value={file.alt} />
      )}
      <SubmitRow size="sm">{mediaMessages['media.save']}</SubmitRow>
    </ActionForm>
  );
}
