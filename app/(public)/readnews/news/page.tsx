import { buildItemMetadata, ItemPage } from '../item-page';

type Props = PageProps<'/readnews/news'>;

export const generateMetadata = async ({ searchParams }: Props) => buildItemMetadata(await searchParams);

export default async function ReadNewsPage({ searchParams }: Props) {
  return <ItemPage params={await searchParams} />;
}
