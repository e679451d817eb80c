import { SectionHeading } from '@/components/ui/section-heading';

type Props = { id: number; name: string; size?: 'lg' | 'xl' };

/** Category name with a link to all of its news. */
export function CategoryHeading({ id, name, size }: Props) {
  return (
    <SectionHeading
      id={toHeadingId(id)}
      size={size}
      more={{ href: `/news_group/?news_type=${id}`, text: 'ดูทั้งหมด', label: `ดู${name}ทั้งหมด` }}
    >
      {name}
    </SectionHeading>
  );
}

/** Heading id, for `aria-labelledby` of the category's section. */
export const toHeadingId = (id: number): string => `category-${id}`;
