import type { PostcardImage } from '@gable/shared/postcards/postcard-settings.ts'
import { shareToPercent } from '@gable/shared/statistics/rates.ts'
import { type MouseEvent, useId } from 'react'

interface Focus {
  focusX: number
  focusY: number
}

interface FocusFieldProps {
  image: Extract<PostcardImage, { kind: 'MEDIA' }>
  onChange: (focus: Focus) => void
}

/** The point of a picture that stays in view when it is cropped: pressed in the picture, or set by two sliders. */
export function FocusField({ image, onChange }: FocusFieldProps) {
  const { url, width, height, focusX, focusY } = image
  const id = useId()

  function handlePress(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      focusX: shareToPercent((event.clientX - box.left) / box.width),
      focusY: shareToPercent((event.clientY - box.top) / box.height),
    })
  }

  return (
    <fieldset className="space-y-2">
      <legend className="font-medium text-table">Focus</legend>
      <p className="text-label text-muted">Press what must stay in view.</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div onClick={handlePress} className="relative cursor-crosshair overflow-hidden rounded-lg border border-line">
        <img src={url} alt="" width={width} height={height} className="block h-auto w-full" />
        <span
          aria-hidden
          className="-translate-x-1/2 -translate-y-1/2 pointer-events-none absolute size-5 rounded-full border-2 border-white bg-accent/60 shadow-float"
          style={{ left: `${focusX}%`, top: `${focusY}%` }}
        />
      </div>
      {axes.map(({ key, label }) => (
        <div key={key} className="flex items-center gap-3 text-table">
          <label htmlFor={`${id}-${key}`} className="w-20 shrink-0 text-muted">
            {label}
          </label>
          <input
            id={`${id}-${key}`}
            type="range"
            min={0}
            max={100}
            value={image[key]}
            onChange={(event) => onChange({ focusX, focusY, [key]: Number(event.target.value) })}
            className="h-6 min-w-0 flex-1 accent-accent"
          />
          <span className="w-10 text-right tabular-nums">{image[key]}%</span>
        </div>
      ))}
    </fieldset>
  )
}

const axes = [
  { key: 'focusX', label: 'Horizontal' },
  { key: 'focusY', label: 'Vertical' },
] as const
