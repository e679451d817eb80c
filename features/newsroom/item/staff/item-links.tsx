import { Copy, ExternalLink, Eye, Link as LinkIcon, PencilLine } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { newsHref } from '@/features/news/news.rules';
import { previewLinksMessages } from '../../previews/previews.messages';
import { previewHref } from '../../previews/previews.schema';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { duplicateNewsAction } from '../save.actions';
import { type ItemLocation, itemHref, type ShownItem } from './item-page';

type Props = {
  item: ShownItem;
  place: ItemLocation;
  mayEdit: boolean;
  /** True if readers see it now. */
  isPublic: boolean;
  /** Idempotency key of the copy, so that a second press makes no second one. */
  copyKey: string;
};

/** Actions of an item besides its workflow steps. */
export function ItemLinks({ item, place, mayEdit, isPublic, copyKey }: Props) {
  const { path, id, byQuery } = place;
  return (
    <>
      {mayEdit && (
        <LinkButton href={itemHref(place, { edit: '1' })} size="sm">
          <PencilLine aria-hidden="true" className="size-4" />
          {newsroomMessages['newsroom.item.edit']}
        </LinkButton>
      )}
      <LinkButton href={previewHref({ id })} target="_blank" size="sm">
        <Eye aria-hidden="true" className="size-4" />
        {newsroomMessages['newsroom.item.preview']}
      </LinkButton>
      {isPublic && (
        <LinkButton href={newsHref({ id, section: item.content.section })} target="_blank" size="sm">
          <ExternalLink aria-hidden="true" className="size-4" />
          {newsroomMessages['newsroom.item.public']}
        </LinkButton>
      )}
      <ActionForm action={duplicateNewsAction} className="contents">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={copyKey} />
        <input type="hidden" name="path" value={byQuery ? `${path}?news_id` : path} />
        <SubmitButton look="outline" size="sm">
          <Copy aria-hidden="true" className="size-4" />
          {newsroomMessages['newsroom.item.copy']}
        </SubmitButton>
      </ActionForm>
      {!item.facts.deleted && (
        <LinkButton href="#preview-links" size="sm">
          <LinkIcon aria-hidden="true" className="size-4" />
          {previewLinksMessages['previewLinks.title']}
        </LinkButton>
      )}
    </>
  );
}
