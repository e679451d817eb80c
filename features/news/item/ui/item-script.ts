import { getVisitorId } from '@/lib/http/visitor-id';
import { toCall } from '@/lib/render/inline-script';
import { formatCount, TIME_ZONE } from '@/lib/time/format';
import { datePrint } from './print-script';
import { countRead } from './read-script';

/** Script of an item's page that needs no React: the read is counted, and a print is dated. */
export const itemScript = [
  toCall(countRead, getVisitorId, formatCount, 'Failed to update read count'),
  toCall(datePrint, TIME_ZONE),
].join('');
