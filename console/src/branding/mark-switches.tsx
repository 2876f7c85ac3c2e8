import type { BrandingCompliance } from '@gable/shared/branding/branding.ts'
import { marks } from '@gable/shared/branding/marks.ts'
import type { Mark } from '@gable/shared/branding/public-brand.ts'
import type { FieldPath } from 'react-hook-form'
import { preventBlur } from '../design/inputs/submit-button.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { MarkIcon } from './mark-icon.tsx'

/** Switches for the industry logos that appear next to the disclaimer. */
export const MarkSwitches = () => (
  <ul className="divide-y divide-line" onMouseDown={preventBlur}>
    {switches.map(({ mark, name, hint }) => (
      <li key={mark} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
        <MarkIcon mark={mark} className="size-8 shrink-0 text-ink" />
        <div className="min-w-0 flex-1">
          <SwitchField<BrandingCompliance> name={name} label={marks[mark].label} hint={hint} />
        </div>
      </li>
    ))}
  </ul>
)

const switches: { mark: Mark; name: FieldPath<BrandingCompliance>; hint: string }[] = [
  {
    mark: 'EQUAL_HOUSING',
    name: 'digitalDisclaimer.showEqualHousingLogo',
    hint: 'For everyone who helps sell or rent homes.',
  },
  {
    mark: 'EQUAL_HOUSING_LENDER',
    name: 'digitalDisclaimer.showEqualHousingLenderLogo',
    hint: 'For lenders and anyone who advertises loans.',
  },
  {
    mark: 'REALTOR',
    name: 'digitalDisclaimer.showRealtorLogo',
    hint: 'For members of the National Association of REALTORS®.',
  },
]
