import { formatDate } from '@/lib/time/format';

/** Formats a day, which begins at midnight in Thailand. */
export const formatDay = (day: string) => formatDate(new Date(`${day}T00:00:00+07:00`));
