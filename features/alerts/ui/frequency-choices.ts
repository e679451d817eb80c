import { alertsMessages as words } from '../alerts.messages';

const frequencies = ['now', 'daily', 'weekly'] as const;

/** Frequencies as options of a select. */
export const frequencyChoices = frequencies.map((value) => ({ value, label: words[`alerts.rhythm.${value}`].th }));
