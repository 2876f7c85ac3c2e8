import type { FormAction } from '@gable/shared/assets/subject.ts'
import { Combobox, type ComboboxProps } from '../design/inputs/combobox.tsx'
import type { Option } from '../design/inputs/option.ts'
import { actionOf, keyOf, optionsWith } from './form-options.ts'

export interface FormPickerProps
  extends Omit<ComboboxProps, 'value' | 'onChange' | 'search' | 'none' | 'placeholder' | 'className'> {
  /** From `formOptionsOf`; undefined until they are known. */
  options: readonly Option[] | undefined
  value: FormAction | null
  onChange: (action: FormAction | null) => void
}

/** The form, or the group of forms, that something leads to. */
export function FormPicker({ options, value, onChange, disabled, ...rest }: FormPickerProps) {
  const chosen = value && options?.find((option) => option.value === keyOf(value))
  return (
    <Combobox
      {...rest}
      value={chosen ? { value: chosen.value, label: chosen.label } : null}
      onChange={(choice) => onChange(choice && actionOf(choice.value))}
      search={async (text) => optionsWith(options ?? [], text)}
      placeholder={options ? 'Select a form' : 'Loading…'}
      none={options?.length === 0 ? 'No form found' : 'No Results Found'}
      disabled={disabled || options === undefined}
    />
  )
}
