import { getVisitorId } from '@/lib/http/visitor-id';
import { toCall } from '@/lib/render/inline-script';
import { formatCount, TIME_ZONE } from '@/lib/time/format';
import { datePrint } from './print-script';
import { countRead } from './read-script';

/** What happens on an item's page without React: the read is counted, and a print is dated. */
export const itemScript = [
  toCall(countRead, getVisitorId, formatCount, 'Failed to update read count'),
  toCall(datePrint, TIME_ZONE),
].join('');
