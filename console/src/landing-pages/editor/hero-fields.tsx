import { maxLengths } from '@gable/shared/landing-pages/layout-rules.ts'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { FormPickerField } from '../../forms/form-picker-field.tsx'
import type { PageControl } from './page-values.ts'

interface HeroFieldsProps {
  control: PageControl
  /** The form path of the fields: the page's, or those of one tab. */
  at: 'layoutSettings' | `layoutSettings.tabs.${number}`
  /** A Journey page has less space for text. */
  isJourney?: boolean
}

/** The texts of a search bar, and the form it leads to. */
export const HeroFields = ({ control, at, isJourney = false }: HeroFieldsProps) => (
  <>
    <TextField
      control={control}
      name={`${at}.heading`}
      label="Heading"
      required
      max={isJourney ? maxLengths.journeyHeading : maxLengths.heading}
    />
    <TextAreaField
      control={control}
      name={`${at}.subHeading`}
      label="Subheading"
      max={isJourney ? maxLengths.journeySubHeading : maxLengths.subHeading}
      rows={isJourney ? 2 : 3}
    />
    <TextField
      control={control}
      name={`${at}.searchBarText`}
      label="Search Bar Text"
      required
      max={maxLengths.searchBarText}
    />
    {isJourney ? (
      <TextField
        control={control}
        name="layoutSettings.buttonLabel"
        label="Button Label"
        required
        max={maxLengths.button}
      />
    ) : (
      <TextField control={control} name={`${at}.buttonText`} label="Button Text" required max={maxLengths.button} />
    )}
    <FormPickerField control={control} name={`${at}.action`} label="Form to Use" required />
  </>
)
