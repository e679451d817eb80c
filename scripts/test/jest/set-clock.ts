import { setCurrentTime } from '@/lib/time/current-time';

// A worker runs for minutes, in which its clock and the database's drift apart by milliseconds.
setCurrentTime(Date.now(), performance.now());
