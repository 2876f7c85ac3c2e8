import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { toPageContact } from '@gable/shared/landing-pages/page-contact.ts'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { useSession } from '../../platform/session.ts'
import { BrandSummary } from './brand-summary.tsx'
import type { PageControl } from './page-values.ts'
import { SingleOptionField } from './single-option-field.tsx'

interface ContactCardFieldsProps {
  control: PageControl
  owner: PageOwner
}

/** The contact details at the bottom of the page. */
export function ContactCardFields({ control, owner }: ContactCardFieldsProps) {
  const { user } = useSession()
  return (
    <>
      <SingleOptionField
        control={control}
        name="layoutSettings.signature"
        label="Signature"
        option={
          owner === 'personal'
            ? {
                value: 'default',
                label: 'Default',
                hint: 'Your contact details, or your agency’s where yours are missing.',
              }
            : { value: 'default', label: 'Default', hint: 'Your agency’s contact details from its branding.' }
        }
      />
      {owner === 'personal' && (
        <SwitchField
          control={control}
          name="layoutSettings.showsPortrait"
          label="Show Your Photo"
          hint="Add it in your profile. Without one, your initials appear."
        />
      )}
      <BrandSummary
        control={control}
        section="details"
        getItems={(branding) => {
          const brand = toPublicBrand(branding)
          const { name, phone, email } = toPageContact(owner === 'personal' ? user : null, brand)
          return [
            ['Name', name],
            ['Phone', phone],
            ['Email', email],
            ['Website', brand.website],
          ]
        }}
      />
    </>
  )
}
