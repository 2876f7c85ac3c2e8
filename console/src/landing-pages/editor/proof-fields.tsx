import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { BrandSummary } from './brand-summary.tsx'
import type { PageControl } from './page-values.ts'

/** The figures and reviews of the brand. They are entered in Branding, for all pages. */
export const ProofFields = ({ control }: { control: PageControl }) => (
  <>
    <SwitchField
      control={control}
      name="layoutSettings.showsProof"
      label="Show Figures and Reviews"
      hint="Pages leave out what is missing."
    />
    <BrandSummary
      control={control}
      section="proof"
      getItems={({ proof }) => [
        ['Homes sold', proof.homesSold === null ? '' : String(proof.homesSold)],
        ['Years in business', proof.yearsInBusiness === null ? '' : String(proof.yearsInBusiness)],
        ['Reviews', proof.reviews.length === 0 ? '' : String(proof.reviews.length)],
      ]}
    />
  </>
)
