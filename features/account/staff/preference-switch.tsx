import { useId } from 'react';

type Props = { name: string; label: string; hint: string; on: boolean };

/** Boolean field as a switch: a checkbox, so that it works without script. */
export function PreferenceSwitch({ name, label, hint, on }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2">
      <label htmlFor={id} className="min-w-0 grow cursor-pointer">
        <span className="block font-normal text-sm">{label}</span>
        <span id={`${id}-hint`} className="block text-ink-3 text-xs">
          {hint}
        </span>
      </label>
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={on}
        aria-describedby={`${id}-hint`}
        className="wish-switch"
      />
    </div>
  );
}
