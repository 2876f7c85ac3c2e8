import { toPublicBrand } from '@gable/shared/branding/public-brand.ts'
import { BrandSummary } from './brand-summary.tsx'
import type { PageControl } from './page-values.ts'
import { SingleOptionField } from './single-option-field.tsx'

/** The legal text at the bottom of the page. */
export const FooterFields = ({ control }: { control: PageControl }) => (
  <>
    <SingleOptionField
      control={control}
      name="layoutSettings.footer"
      label="Footer"
      option={{
        value: 'website',
        label: 'Website',
        hint: 'The disclosures, logos and links from your branding.',
      }}
    />
    <BrandSummary
      control={control}
      section="compliance"
      getItems={(branding) => {
        const { license, disclaimer, privacyUrl, termsUrl } = toPublicBrand(branding)
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
