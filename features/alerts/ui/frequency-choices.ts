import { alertsMessages as words } from '../alerts.messages';

const frequencies = ['now', 'daily', 'weekly'] as const;

/** How often news may come, for a select. */
export const frequencyChoices = frequencies.map((value) => ({ value, label: words[`alerts.rhythm.${value}`].th }));
