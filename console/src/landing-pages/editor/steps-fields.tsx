import { partLengths, stepsMaximum } from '@gable/shared/landing-pages/part-rules.ts'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { ListField } from './list-field.tsx'
import type { PageControl } from './page-values.ts'

/** What happens after a visitor asks. */
export const StepsFields = ({ control }: { control: PageControl }) => (
  <>
    <SwitchField control={control} name="layoutSettings.showsSteps" label="Show How It Works" />
    <ListField
      control={control}
      name="layoutSettings.steps"
      itemName="Step"
      maximum={stepsMaximum}
      newItem={{ title: '', text: '' }}
      renderFields={(index) => (
        <>
          <TextField
            control={control}
            name={`layoutSettings.steps.${index}.title`}
            label="Title"
            required
            max={partLengths.stepTitle}
          />
          <TextAreaField
            control={control}
            name={`layoutSettings.steps.${index}.text`}
            label="Text"
            required
            max={partLengths.stepText}
            rows={2}
          />
        </>
      )}
    />
  </>
)
