import type { ComponentProps } from 'react';
import { Pagination } from '../pagination';
import { redirectPastEnd } from './redirect-past-end';

/** Page links of a server-rendered list; a page beyond the last one redirects to the last one. */
export function ListPagination(props: Omit<ComponentProps<typeof Pagination>, 'onPick'>) {
  redirectPastEnd(props.page, props.pages, props.hrefOf);
  return <Pagination {...props} />;
}
