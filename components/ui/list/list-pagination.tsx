import type { ComponentProps } from 'react';
import { Pagination } from '../pagination';
import { redirectPastEnd } from './redirect-past-end';

/** The pages of a list that the server draws; a page behind the last one leads there. */
export function ListPagination(props: Omit<ComponentProps<typeof Pagination>, 'onPick'>) {
  redirectPastEnd(props.page, props.pages, props.hrefOf);
  return <Pagination {...props} />;
}
