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
  /** True if the viewer only decides on it, as a stand-in: it is neither copied nor shared. */
  isStandIn: boolean;
  /** True if readers see it now. */
  isPublic: boolean;
  /** Idempotency key of the copy, so that a second press makes no second one. */
  copyKey: string;
};

/** Actions of an item besides its workflow steps. */
export function ItemLinks({ item, place, mayEdit, isStandIn, isPublic, copyKey }: Props) {
  const { path, id, byQuery } = place;
  return (
    <>
      {mayEdit && (
        <LinkButton
          href={itemHref(place, { edit: '1' })}
          look={item.facts.status === 'return' ? 'primary' : 'outline'}
          size="sm"
          icon={PencilLine}
        >
          {newsroomMessages['newsroom.item.edit']}
        </LinkButton>
      )}
      <LinkButton href={previewHref({ id })} target="_blank" size="sm" icon={Eye}>
        {newsroomMessages['newsroom.item.preview']}
      </LinkButton>
      {isPublic && (
        <LinkButton
          href={newsHref({ id, section: item.content.section })}
          target="_blank"
          size="sm"
          icon={ExternalLink}
        >
          {newsroomMessages['newsroom.item.public']}
        </LinkButton>
      )}
      {!isStandIn && (
        <ActionForm
          action={duplicateNewsAction}
          fields={{ id, key: copyKey, path: byQuery ? `${path}?news_id` : path }}
          className="contents"
        >
          <SubmitButton look="outline" size="sm">
            <Copy aria-hidden="true" className="size-4" />
            {newsroomMessages['newsroom.item.copy']}
          </SubmitButton>
        </ActionForm>
      )}
      {!item.facts.deleted && !isStandIn && (
        <LinkButton href="#preview-links" size="sm" icon={LinkIcon}>
          {previewLinksMessages['previewLinks.title']}
        </LinkButton>
      )}
    </>
  );
}
