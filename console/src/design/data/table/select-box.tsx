import { useId, useRef } from 'react'
import { Checkbox } from '../../inputs/checkbox.tsx'

interface SelectBoxProps {
  label: string
  mark: 'none' | 'some' | 'every'
  /** The header's box is not part of a row. */
  ofRow?: boolean
  onChange: (on: boolean, range: boolean) => void
}

/** A box in a row or in the header; the whole cell is its target. Held Shift picks the rows between. */
export function SelectBox({ label, mark, ofRow = false, onChange }: SelectBoxProps) {
  const id = useId()
  const range = useRef(false)
  return (
    <label htmlFor={id} className="grid h-9 w-10 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <Checkbox
        id={id}
        {...(ofRow && { 'data-row-box': true })}
        checked={mark === 'every'}
        indeterminate={mark === 'some'}
        onClick={(event) => {
          range.current = event.shiftKey
        }}
        onChange={(on) => onChange(on, range.current)}
      />
    </label>
  )
}
