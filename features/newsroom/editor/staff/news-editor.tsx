'use client';

import { type FormEvent, useActionState, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { FormContext } from '@/components/ui/form/form-context';
import { saveNewsAction } from '../../item/save.actions';
import { ReturnNote } from '../../review/staff/return-note';
import { editorMessages } from '../editor.messages';
import { toFieldName } from '../editor.rules';
import type { EditorStart } from '../editor.schema';
import { AttachmentsCard } from './attachments-card';
import { ChecklistCard } from './checklist-card';
import { CoverCard } from './cover-card';
import { DetailField } from './detail-field';
import { DropTargets } from './drop-targets';
import { EditorDialogs } from './editor-dialogs';
import { EditorSession } from './editor-session';
import { EnglishCard } from './english-card';
import { GalleryCard } from './gallery-card';
import { HeadlineField } from './headline-field';
import { MediaPickerProvider } from './media-picker-provider';
import { PageDrop } from './page-drop';
import { PublishCard } from './publish-card';
import { RecoverBanner } from './recover-banner';
import { SaveStateLine } from './save-state';
import { SimilarNote } from './similar-note';
import { MainButton, StatusCard } from './status-card';
import { StorageReports } from './storage-note';
import { deleteDraft, saveDraft } from './stored-drafts';
import { TemplateOffer } from './template-offer';
import { SessionContext } from './use-editor';
import { useEditorListeners } from './use-editor-listeners';
import { ActionsContext, useMainAction } from './use-main-action';
import { VideosCard } from './videos-card';

const t = editorMessages;
/** The field in which the quoted words of a return are marked. */
const WRITTEN_TEXT = '[data-field=detail] [contenteditable=true]';

export function NewsEditor({ start }: { start: EditorStart }) {
  const [session] = useState(() => openSession(start));
  const actions = useMainAction(session);
  const [sent, send] = useActionState(saveNewsAction, {});
  const form = useRef<HTMLFormElement>(null);
  useEditorListeners(session, actions, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (start.editing === 'direct' && !start.item?.shown ? actions.save() : actions.run());
  };
  return (
    <SessionContext value={session}>
      <ActionsContext value={actions}>
        <MediaPickerProvider>
          <DropTargets>
            <StorageReports>
              <RecoverBanner />
              {(start.source === 'revision' || start.source === 'pending') && (
                <div className="mb-4">
                  <Alert>{t[start.source === 'revision' ? 'editor.restoring' : 'editor.pending']}</Alert>
                </div>
              )}
              <form ref={form} action={send} onSubmit={submit} noValidate>
                <HiddenFields start={start} />
                {sent.error && (
                  <div className="mb-4">
                    <Alert kind="bad">{sent.error}</Alert>
                  </div>
                )}
                <FormContext value={{ ...sent, fields: toFieldErrors(sent.fields) }}>
                  <div className="grid items-start gap-6 max-lg:pb-20 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-8">
                    <div className="min-w-0">
                      {start.item && start.returned && (
                        <div className="mb-5">
                          <ReturnNote itemId={start.item.id} returned={start.returned} mayTick within={WRITTEN_TEXT} />
                        </div>
                      )}
                      <HeadlineField />
                      <SimilarNote />
                      <div className="mt-4">
                        <CoverCard />
                      </div>
                      <TemplateOffer />
                      <DetailField />
                      <div className="mt-6 grid gap-4">
                        <GalleryCard />
                        <AttachmentsCard />
                        <VideosCard />
                        <EnglishCard />
                      </div>
                    </div>
                    <div className="grid min-w-0 gap-4">
                      <StatusCard />
                      <ChecklistCard />
                      <PublishCard />
                    </div>
                  </div>
                </FormContext>
                <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-line border-t bg-surface px-4 py-2 lg:hidden noscript:hidden print:hidden">
                  <SaveStateLine quiet className="line-clamp-2 grow text-xs!" />
                  <MainButton className="shrink-0" />
                </div>
              </form>
              <EditorDialogs />
              <PageDrop />
            </StorageReports>
          </DropTargets>
        </MediaPickerProvider>
      </ActionsContext>
    </SessionContext>
  );
}

/** Server errors by the names of the editor's fields. */
const toFieldErrors = (fields: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([wire, words]) => [toFieldName(wire), words]));

/** Values that the form sends without showing them, for submits without script. */
function HiddenFields({ start: { item, key, path, content } }: { start: EditorStart }) {
  return (
    <>
      {item && <input type="hidden" name="id" value={item.id} />}
      {item && <input type="hidden" name="version" value={item.version} />}
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="path" value={path} />
      <input
        type="hidden"
        name="content"
        value={JSON.stringify({ ...content, topic: '', detail: '', topicEn: '', summaryEn: '' })}
      />
    </>
  );
}

function openSession(start: EditorStart): EditorSession {
  return new EditorSession(start, {
    fetcher: (address, init) => fetch(address, init),
    save: saveDraft,
    remove: deleteDraft,
    // A new item or a restored revision gets the item's URL without a reload.
    onSaved: (id) => {
      const address = `${start.path}/${id}?edit=1`;
      if (`${location.pathname}${location.search}` !== address) window.history.replaceState(null, '', address);
    },
  });
}
