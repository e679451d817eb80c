import { ListPlus, ListX, Pin, PinOff } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { Cover } from '@/features/news/ui/cover';
import { Headline } from '@/features/news/ui/headline';
import { NewsDate } from '@/features/news/ui/news-meta';
import { pinToHomeAction, placeOnHomeAction } from '../pinned.actions';
import { homeMessages as words } from '../pinned.messages';
import type { HomeEntry } from '../pinned.schema';

/** Row of a main news item, with buttons to pin, unpin, place and unplace it. */
export function HomeEntryRow({ entry: { card, pinned, placed } }: { entry: HomeEntry }) {
  const { id, topic } = card;
  const pinWords = words[pinned ? 'frontPage.unpin' : 'frontPage.pin'];
  const placeWords = words[placed ? 'frontPage.unplace' : 'frontPage.place'];
  const PinIcon = pinned ? PinOff : Pin;
  const PlaceIcon = placed ? ListX : ListPlus;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Cover card={card} sizes="80px" small="always" className="w-20 shrink-0" />
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">
          <Headline lines={2}>{topic}</Headline>
        </p>
        <p className="tabular flex flex-wrap items-center gap-x-3 text-ink-2 text-xs">
          {card.category.name}
          <NewsDate at={card.publishedAt} />
        </p>
      </div>
      {pinned && <Badge tone="ok">{words['frontPage.pinned']}</Badge>}
      <div className="flex flex-wrap">
        <ButtonForm action={pinToHomeAction} fields={{ id, pinned: !pinned }} label={`${pinWords} ${topic}`}>
          <PinIcon aria-hidden="true" className="size-4" />
          {pinWords}
        </ButtonForm>
        <ButtonForm action={placeOnHomeAction} fields={{ id, placed: !placed }} label={`${placeWords} ${topic}`}>
          <PlaceIcon aria-hidden="true" className="size-4" />
          {placeWords}
        </ButtonForm>
      </div>
    </div>
  );
}
