import { ItemAddresses } from '@/features/moving/addresses/staff/item-addresses';
import { NewsItemScreen } from '@/features/newsroom/item/staff/news-item-screen';
import type { ScreenProps } from '@/lib/areas/schema';

/** Page of an item with its old addresses, which a feature above the newsroom knows. */
export const NewsItemArea = (props: ScreenProps) => (
  <NewsItemScreen {...props} renderMore={(id) => <ItemAddresses newsId={id} viewer={props.viewer} />} />
);
