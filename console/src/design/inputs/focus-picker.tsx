import { shareToPercent } from '@gable/shared/statistics/rates.ts'
import type { MouseEvent } from 'react'

interface Point {
  x: number
  y: number
}

interface FocusPickerProps {
  /** URL of the picture. */
  picture: string
  /** In percent from the upper left. */
  value: Point
  onChange: (value: Point) => void
  'aria-labelledby': string
}

/** Picks a point of a picture with the mouse, or with two sliders. */
export function FocusPicker({ picture, value, onChange, ...rest }: FocusPickerProps) {
  const pick = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: shareToPercent((clientX - left) / width), y: shareToPercent((clientY - top) / height) })
  }
  return (
    <fieldset {...rest} className="space-y-2">
      {/* The sliders do the same for keyboards. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the sliders below */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the sliders below */}
      <div onClick={pick} className="relative cursor-crosshair overflow-hidden rounded-lg ring-1 ring-line">
        <img src={picture} alt="" className="block w-full select-none" draggable={false} />
        <span
          aria-hidden
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
          className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-accent shadow-float"
        />
      </div>
      <Slider label="Left to right" value={value.x} onChange={(x) => onChange({ ...value, x })} />
      <Slider label="Top to bottom" value={value.y} onChange={(y) => onChange({ ...value, y })} />
    </fieldset>
  )
}

interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
}

const Slider = ({ label, value, onChange }: SliderProps) => (
  <label className="flex min-h-8 items-center gap-3 text-label text-muted touch:min-h-11">
    <span className="w-24 shrink-0">{label}</span>
    <input
      type="range"
      min={0}
      max={100}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      className="min-w-0 flex-1 accent-accent"
    />
  </label>
)
