/** Values to send with a form, by the names of their fields. */
export type HiddenValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Hidden fields of a form; a missing value is sent as the empty string. */
export function HiddenFields({ fields }: { fields: HiddenValues }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value ?? '')} />
  ));
}
