import { centerFocus } from '@gable/shared/landing-pages/focus-point.ts'
import type { FocusPoint } from '@gable/shared/landing-pages/layout.ts'
import { Field } from '../../design/inputs/field.tsx'
import { FocusPicker } from '../../design/inputs/focus-picker.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import type { PageControl, PageValues } from './page-values.ts'

const name = 'layoutSettings.backgroundFocus'

/** The point of an uploaded picture that stays visible on every screen. */
export function FocusField({ control, picture }: { control: PageControl; picture: string }) {
  const label = 'Focus Point'
  const { value, onChange, error } = useFormField<PageValues, PageValues>({ control, name, label })
  return (
    <Field
      label={label}
      name={name}
      error={error}
      hint="Click the part of the picture that every screen should show, or use the sliders."
    >
      {(_, labelId) => (
        <FocusPicker
          aria-labelledby={labelId}
          picture={picture}
          value={(value as FocusPoint | undefined) ?? centerFocus}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
