import { buildItemMetadata, ItemPage } from '../item-page';

type Props = PageProps<'/readnews/lifestyle'>;

export const generateMetadata = async ({ searchParams }: Props) => buildItemMetadata(await searchParams);

export default async function ReadLifestylePage({ searchParams }: Props) {
  return <ItemPage params={await searchParams} />;
}
