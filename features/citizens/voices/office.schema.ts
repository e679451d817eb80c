import { lineField } from '@/lib/command/form-fields';
import { officeMessages as words } from './office.messages';

export const OFFICE_LENGTH = 200;

/** Name or code of an organisation as a reader typed it; '' for the agency. */
export const officeField = lineField(OFFICE_LENGTH, { long: words['office.long'].th }).default('');
