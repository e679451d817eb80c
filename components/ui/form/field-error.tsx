import { Icon } from '../icon';

/** Error message of a control that is not a `Field`; `id` is the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-normal text-bad text-sm">
      <Icon name="circle-alert" className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  );
}
