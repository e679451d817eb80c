import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { BirthDateField } from '../login/ui/birth-date-field';
import { saveMemberProfileAction } from '../profile/profile.actions';
import type { OwnProfile } from '../profile/profile.schema';

const genders = [
  { value: 'Male', label: 'ชาย' },
  { value: 'Female', label: 'หญิง' },
];

/** Personal data of a member. */
export function MemberProfileForm({ profile }: { profile: Extract<OwnProfile, { kind: 'member' }> }) {
  return (
    <ActionForm action={saveMemberProfileAction}>
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
      <BirthDateField known={profile.birthDate} />
      <SubmitRow look="outline">บันทึก</SubmitRow>
    </ActionForm>
  );
}
