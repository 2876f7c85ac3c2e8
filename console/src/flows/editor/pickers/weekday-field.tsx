import { weekdayLabels } from '@gable/shared/flows/describe-time.ts'
import { Checkbox } from '../../../design/inputs/checkbox.tsx'

interface WeekdayFieldProps {
  legend: string
  hint?: string
  /** 0 for Sunday to 6. */
  value: readonly number[]
  onChange: (days: number[]) => void
}

export function WeekdayField({ legend, hint, value, onChange }: WeekdayFieldProps) {
  const toggle = (day: number, isOn: boolean) =>
    onChange((isOn ? [...value, day] : value.filter((other) => other !== day)).toSorted())
  return (
    <fieldset className="space-y-1.5">
      <legend className="font-medium text-table">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1">
        {weekdayLabels.map((label, day) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
          <label key={label} className="flex min-h-7 items-center gap-2 text-body touch:min-h-11">
            <Checkbox checked={value.includes(day)} onChange={(isOn) => toggle(day, isOn)} />
            {label}
          </label>
        ))}
      </div>
      {hint && <p className="text-label text-muted">{hint}</p>}
    </fieldset>
  )
}
