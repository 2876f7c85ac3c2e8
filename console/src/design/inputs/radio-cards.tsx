import { type FocusEventHandler, type Ref, useId } from 'react'
import { cx } from '../class-names.ts'
import type { FieldControl } from './field.tsx'
import type { Option } from './option.ts'

export interface RadioCardsProps<V extends string> extends Partial<FieldControl> {
  value: V | null
  onChange: (value: V) => void
  options: readonly Option<V>[]
  columns?: 1 | 2 | 3 | undefined
  disabled?: boolean | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  onBlur?: FocusEventHandler | undefined
  groupRef?: Ref<HTMLDivElement> | undefined
}

/** Radio buttons drawn as cards, with room for an explanation. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { value, onChange, options, columns = 1, disabled, groupRef, ...rest } = props
  const name = useId()
  return (
    <div {...rest} ref={groupRef} role="radiogroup" className={cx('grid gap-2', grids[columns])}>
      {options.map(({ icon: Icon, ...option }) => (
        <label
          key={option.value}
          className={cx(
            'relative flex cursor-pointer items-start gap-3 rounded-lg border border-control bg-surface p-3 transition-colors',
            'hover:bg-hover has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-50',
            'has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
            aria-describedby={option.hint ? `${name}-${option.value}` : undefined}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none disabled:cursor-not-allowed"
          />
          <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-control bg-surface before:size-1.5 before:rounded-full peer-checked:border-accent peer-checked:bg-accent peer-checked:before:bg-accent-on" />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="font-medium text-body text-ink">{option.label}</span>
            {option.hint && (
              <span id={`${name}-${option.value}`} aria-hidden="true" className="text-muted text-table">
                {option.hint}
              </span>
            )}
          </span>
          {Icon && <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />}
        </label>
      ))}
    </div>
  )
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }
