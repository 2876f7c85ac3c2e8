import { type MouseEvent, useEffect, useRef } from 'react'

interface SelectBoxProps {
  label: string
  mark: 'none' | 'some' | 'every'
  /** The header's box is not part of a row. */
  ofRow?: boolean
  onChange: (on: boolean, range: boolean) => void
}

/** A box in a row or in the header; the whole cell is its target. Held Shift picks the rows between. */
export function SelectBox({ label, mark, ofRow = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const range = useRef(false)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mark === 'some'
  }, [mark])
  return (
    <label className="grid h-9 w-10 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        data-row-box={ofRow || undefined}
        checked={mark === 'every'}
        onClick={(event: MouseEvent) => {
          range.current = event.shiftKey
        }}
        onChange={(event) => onChange(event.target.checked, range.current)}
        className="size-4 cursor-pointer accent-accent"
      />
    </label>
  )
}
