import { Icon } from '@/components/ui/icon';
import { siteMessages } from '@/lib/site/messages';
import { FormLink } from './form-link';

const cards = [
  {
    icon: 'user-round',
    title: siteMessages['login.member'].th,
    text: siteMessages['login.memberText'].th,
    forms: [
      { form: 'member', label: siteMessages['login.asMember'].th },
      { form: 'register', label: siteMessages['login.register'].th },
    ],
  },
  {
    icon: 'building-2',
    title: siteMessages['login.college'].th,
    text: siteMessages['login.collegeText'].th,
    forms: [
      { form: 'collegeUser', label: siteMessages['login.asCollege'].th },
      { form: 'request', label: siteMessages['login.request'].th },
    ],
  },
  {
    icon: 'megaphone',
    title: siteMessages['login.staff'].th,
    text: siteMessages['login.staffText'].th,
    forms: [{ form: 'staff', label: siteMessages['login.asStaff'].th }],
  },
] as const;

/** Cards of the three kinds of account with their login and registration forms. */
export function LoginCards({ next }: { next?: string }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {cards.map(({ icon, title, text, forms }) => (
        <li
          key={title}
          className="flex flex-col rounded-md border border-line border-t-3 border-t-gold-500 bg-surface p-5 shadow-lift lg:p-7"
        >
          <Icon name={icon} className="icon-light size-9 text-link" />
          <h2 className="mt-4 text-lg">{title}</h2>
          <p className="mt-1 mb-6 text-ink-2 text-sm">{text}</p>
          <div className="mt-auto grid gap-2.5">
            {forms.map(({ form, label }, index) => (
              <FormLink key={form} form={form} next={next} look={index === 0 ? 'primary' : 'outline'}>
                {label}
              </FormLink>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
