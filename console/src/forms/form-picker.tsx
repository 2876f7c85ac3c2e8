import type { FormAction } from '@gable/shared/assets/asset.ts'
import { Combobox, type ComboboxProps } from '../design/inputs/combobox.tsx'
import type { Option } from '../design/inputs/option.ts'
import { filterOptions, parseOptionKey, toOptionKey } from './form-options.ts'

interface FormPickerProps
  extends Omit<ComboboxProps, 'value' | 'onChange' | 'search' | 'none' | 'placeholder' | 'className'> {
  /** From `toFormOptions`, or undefined while loading. */
  options: readonly Option[] | undefined
  value: FormAction | null
  onChange: (action: FormAction | null) => void
}

/** Picks the form or form group that an action opens. */
export function FormPicker({ options, value, onChange, disabled, ...rest }: FormPickerProps) {
  const selected = value && options?.find((option) => option.value === toOptionKey(value))
  return (
    <Combobox
      {...rest}
      value={selected ? { value: selected.value, label: selected.label } : null}
      onChange={(choice) => onChange(choice && parseOptionKey(choice.value))}
      search={async (text) => filterOptions(options ?? [], text)}
      placeholder={options ? 'Select a form' : 'Loading…'}
      emptyText={options?.length === 0 ? 'No form found' : 'No Results Found'}
      disabled={disabled || options === undefined}
    />
  )
}
