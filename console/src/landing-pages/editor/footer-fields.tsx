import { publicBrandOf } from '@gable/shared/branding/public-brand.ts'
import { BrandFacts } from './brand-facts.tsx'
import { OnlyChoiceField } from './only-choice-field.tsx'
import type { PageControl } from './page-values.ts'

/** What a page must say at its foot. */
export const FooterFields = ({ control }: { control: PageControl }) => (
  <>
    <OnlyChoiceField
      control={control}
      name="layoutSettings.footer"
      label="Footer"
      option={{
        value: 'website',
        label: 'Website',
        hint: 'The small print of the branding, with its marks and links.',
      }}
    />
    <BrandFacts
      control={control}
      section="compliance"
      factsOf={(branding) => {
        const { license, disclaimer, privacyUrl, termsUrl } = publicBrandOf(branding)
        return [
          ['License', license],
          ['Disclaimer', disclaimer],
          ['Privacy policy', privacyUrl],
          ['Terms', termsUrl],
        ]
      }}
    />
  </>
)
