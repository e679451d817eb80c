import { alertsMessages as words } from '../alerts.messages';

const rhythms = ['now', 'daily', 'weekly'] as const;

/** How often news may come, for a select. */
export const rhythmChoices = rhythms.map((value) => ({ value, label: words[`alerts.rhythm.${value}`].th }));
