import { ItemPage, itemMetadata } from '../item-page';

type Props = PageProps<'/readnews/lifestyle'>;

export const generateMetadata = async ({ searchParams }: Props) => itemMetadata(await searchParams);

export default async function ReadLifestylePage({ searchParams }: Props) {
  return <ItemPage params={await searchParams} />;
}
