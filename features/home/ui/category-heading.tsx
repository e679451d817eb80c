import { LineText } from '@/components/ui/line-text/line-text';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemMessages as words } from '@/features/news/item/item.messages';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { interpolate } from '@/lib/time/format';

type Props = { id: number; name: string; size?: 'lg' | 'xl' };

/** Category name with a link to all of its news. */
export function CategoryHeading({ id, name, size }: Props) {
  return (
    <SectionHeading
      id={toHeadingId(id)}
      size={size}
      more={{
        href: localHref(`/news_group/?news_type=${id}`),
        text: say(words['item.all']),
        label: interpolate(say(words['item.allOf']), { name }),
      }}
    >
      <LineText>{name}</LineText>
    </SectionHeading>
  );
}

/** Heading id, for `aria-labelledby` of the category's section. */
export const toHeadingId = (id: number): string => `category-${id}`;
