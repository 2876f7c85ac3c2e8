import { bounds } from '@gable/shared/landing-pages/layout-rules.ts'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { FormPickerField } from '../../forms/form-picker-field.tsx'
import type { PageControl } from './page-values.ts'

interface HeroFieldsProps {
  control: PageControl
  /** Where the words are kept: those of the page, or of one of its tabs. */
  at: 'layoutSettings' | `layoutSettings.tabs.${number}`
  /** A page that is a single question has less room. */
  isJourney?: boolean
}

/** Words beside a search bar, and the form that it leads to. */
export const HeroFields = ({ control, at, isJourney = false }: HeroFieldsProps) => (
  <>
    <TextField
      control={control}
      name={`${at}.heading`}
      label="Heading"
      required
      max={isJourney ? bounds.journeyHeading : bounds.heading}
    />
    <TextAreaField
      control={control}
      name={`${at}.subHeading`}
      label="Subheading"
      max={isJourney ? bounds.journeySubHeading : bounds.subHeading}
      rows={isJourney ? 2 : 3}
    />
    <TextField
      control={control}
      name={`${at}.searchBarText`}
      label="Search Bar Text"
      required
      max={bounds.searchBarText}
    />
    {isJourney ? (
      <TextField
        control={control}
        name="layoutSettings.buttonLabel"
        label="Button Label"
        required
        max={bounds.button}
      />
    ) : (
      <TextField control={control} name={`${at}.buttonText`} label="Button Text" required max={bounds.button} />
    )}
    <FormPickerField control={control} name={`${at}.action`} label="Form to Use" required />
  </>
)
