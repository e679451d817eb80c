import { BirthDateField } from '@/components/login/birth-date-field';
import { ActionForm } from '@/components/ui/action-form';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { saveProfile } from '@/lib/profiles/actions';
import type { OwnProfile } from '@/lib/profiles/schema';

const genders = [
  { value: 'Male', label: 'ชาย' },
  { value: 'Female', label: 'หญิง' },
];

/** What members tell of themselves. */
export function MemberForm({ profile }: { profile: Extract<OwnProfile, { kind: 'member' }> }) {
  return (
    <ActionForm action={saveProfile}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="firstName" label="ชื่อ" autoComplete="given-name" maxLength={50} defaultValue={profile.firstName} />
        <Field
          name="lastName"
          label="นามสกุล"
          autoComplete="family-name"
          maxLength={50}
          defaultValue={profile.lastName}
        />
      </div>
      <SelectField name="gender" label="เพศ" choices={genders} autoComplete="sex" defaultValue={profile.gender} />
      <BirthDateField usual={profile.birthDate} />
      <div>
        <SubmitButton look="outline">บันทึก</SubmitButton>
      </div>
    </ActionForm>
  );
}
