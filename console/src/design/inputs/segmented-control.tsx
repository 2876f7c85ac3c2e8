import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../class-names.ts'

interface SegmentedControlProps<V extends string> {
  /** The accessible name of the choice. */
  label: string
  value: V
  options: readonly { value: V; label: string; icon?: LucideIcon }[]
  onChange: (value: V) => void
  /** Shows only the icons. */
  iconOnly?: boolean | undefined
}

/** A choice between a few options that are all visible. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, value, options, onChange, iconOnly } = props
  const name = useId()
  return (
    <fieldset className="inline-flex shrink-0 rounded-lg border border-line bg-sunken p-px">
      <legend className="sr-only">{label}</legend>
      {options.map(({ icon: Icon, ...option }) => (
        <label
          key={option.value}
          title={iconOnly ? option.label : undefined}
          className={cx(
            'relative flex h-7 min-w-7 cursor-pointer items-center justify-center gap-1.5 rounded-md px-2 font-medium text-muted text-table',
            'hover:text-ink has-[:checked]:bg-raised has-[:checked]:text-ink has-[:checked]:ring-1 has-[:checked]:ring-line-strong/60 touch:h-10 touch:min-w-10',
            'has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
          />
          {Icon && <Icon aria-hidden="true" className="size-4" />}
          <span className={iconOnly ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
