import { useId, useRef } from 'react'
import { Checkbox } from '../../inputs/checkbox.tsx'

interface SelectCheckboxProps {
  label: string
  state: 'none' | 'some' | 'all'
  /** False for the checkbox in the header. */
  isInRow?: boolean
  onChange: (checked: boolean, isRange: boolean) => void
}

/** The checkbox of a row or of the header. The whole cell is its click target, and Shift selects a range. */
export function SelectCheckbox({ label, state, isInRow = false, onChange }: SelectCheckboxProps) {
  const id = useId()
  const isRange = useRef(false)
  return (
    <label htmlFor={id} className="grid h-9 w-10 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <Checkbox
        id={id}
        {...(isInRow && { 'data-row-checkbox': true })}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onChange={(checked) => onChange(checked, isRange.current)}
      />
    </label>
  )
}
