import { subtractWorkingDays } from '@/lib/time/working-days';

/** Working days after which a waiting item is overdue. */
export const OVERDUE_DAYS = 2;

/** Items that have waited since this moment or longer are overdue. */
export const getOverdueLimit = (now: Date): Date => subtractWorkingDays(now, OVERDUE_DAYS);

/** True if something that has waited since `since` is overdue. */
export const isOverdue = (since: Date, now: Date): boolean => since.getTime() <= getOverdueLimit(now).getTime();
