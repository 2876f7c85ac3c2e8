import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import type { PageOwner } from '@gable/shared/landing-pages/messages.ts'
import { pageCardOf } from '@gable/shared/landing-pages/page-card.ts'
import { useSession } from '../../platform/session.ts'
import { BrandFacts } from './brand-facts.tsx'
import { OnlyChoiceField } from './only-choice-field.tsx'
import type { PageControl } from './page-values.ts'

interface ContactCardFieldsProps {
  control: PageControl
  owner: PageOwner
}

/** Whom visitors can call or write to instead of filling in a form. */
export function ContactCardFields({ control, owner }: ContactCardFieldsProps) {
  const { user } = useSession()
  return (
    <>
      <OnlyChoiceField
        control={control}
        name="layoutSettings.signature"
        label="Signature"
        option={
          owner === 'personal'
            ? { value: 'default', label: 'Default', hint: 'You, with the ways of your agency where you have none.' }
            : { value: 'default', label: 'Default', hint: 'Your agency, as its branding tells it.' }
        }
      />
      <BrandFacts
        control={control}
        section="details"
        factsOf={(branding) => {
          const brand = publicBrandOf(branding)
          const { name, phone, email } = pageCardOf(owner === 'personal' ? user : null, brand)
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
