import { Button } from '../button';

const ENDPOINT = '/api/v1/password-letter';

type Props = { text: string; submitLabel: string; fields: Readonly<Record<string, string>> };

/** Sets a new password and opens its letter in a new window, where it is shown once and can be printed. */
export function PasswordLetterForm({ text, submitLabel, fields }: Props) {
  return (
    <form
      method="post"
      action={ENDPOINT}
      target="_blank"
      className="mt-5 grid gap-3 border-line border-t pt-5"
      rel="noopener"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-sm">{text}</p>
      <div>
        <Button type="submit">{submitLabel}</Button>
      </div>
    </form>
  );
}
