import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown, type LucideIcon, Search } from 'lucide-react'
import type { FocusEventHandler, Ref } from 'react'
import { cx } from '../class-names.ts'
import { popupClassName, popupItemClassName } from '../overlays/popup-class-name.ts'
import type { FieldControl } from './field.tsx'
import { type InputSize, inputClassName, inputFocusClassName } from './input-class-name.ts'
import type { Option } from './option.ts'
import { OptionLine } from './option-line.tsx'

export interface MultiSelectProps<V extends string> extends Partial<FieldControl> {
  value: readonly V[]
  onChange: (value: V[]) => void
  options: readonly Option<V>[]
  /** Shown while nothing is selected, such as `All activity types`. */
  placeholder?: string | undefined
  icon?: LucideIcon | undefined
  size?: InputSize | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  /** Names the list, and also the control outside of a field. */
  'aria-label'?: string | undefined
  onBlur?: FocusEventHandler | undefined
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

/** Selects any number of options from a searchable list. */
export function MultiSelect<V extends string>(props: MultiSelectProps<V>) {
  const { value, onChange, options, placeholder = 'Choose…', size = 'md', disabled, className, ...more } = props
  const { icon: Icon, buttonRef, 'aria-label': name, ...rest } = more
  const selected = options.filter((option) => value.includes(option.value))
  return (
    <Base.Root
      multiple
      items={options}
      value={selected}
      onValueChange={(next) => onChange(next.map((option) => option.value))}
      isItemEqualToValue={(a, b) => a.value === b.value}
      disabled={disabled ?? false}
      autoHighlight
      onInputValueChange={(_text, details) => {
        // Selecting an item keeps the search text, so that several results can be selected.
        if (details.isItemPress) details.cancel()
      }}
    >
      <Base.Trigger
        {...rest}
        {...(name && { 'aria-label': selected.length ? `${name}: ${summary(selected)}` : name })}
        ref={buttonRef}
        className={cx(
          'flex w-full min-w-0 items-center gap-2 pr-2 pl-3 text-left sm:filters:w-auto sm:filters:min-w-28 sm:filters:max-w-60',
          inputClassName(size),
          inputFocusClassName,
          'data-[disabled]:cursor-not-allowed data-[disabled]:bg-sunken data-[disabled]:text-muted',
          className,
        )}
      >
        {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />}
        <span className={cx('min-w-0 flex-1 truncate', selected.length === 0 && 'text-faint filters:text-ink')}>
          {summary(selected) || placeholder}
        </span>
        {selected.length > 1 && (
          <span className="rounded-full bg-hover px-1.5 text-label text-muted tabular-nums">{selected.length}</span>
        )}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={4} className="z-popover outline-none">
          <Base.Popup
            aria-label={name ?? 'Options'}
            className={cx(
              popupClassName,
              'flex w-[max(var(--anchor-width),240px)] max-w-[var(--available-width)] flex-col',
            )}
          >
            <div className={cx('flex items-center gap-2 border-line border-b px-3', options.length < 8 && 'sr-only')}>
              <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />
              <Base.Input
                aria-label="Search"
                placeholder="Search…"
                className="h-9 min-w-0 flex-1 bg-transparent text-table outline-none touch:h-11 touch:text-lead"
              />
            </div>
            <Base.Empty className="px-3 py-2 text-muted text-table empty:hidden">No results</Base.Empty>
            <Base.List className="max-h-[min(320px,var(--available-height))] overflow-y-auto p-1 empty:hidden">
              {(option: Option<V>) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled ?? false}
                  className={popupItemClassName}
                >
                  <span className="flex size-4 shrink-0 items-center justify-center rounded-sm border border-control">
                    <Base.ItemIndicator
                      render={<Check aria-hidden="true" className="size-4 rounded-sm bg-accent p-px text-accent-on" />}
                    />
                  </span>
                  <OptionLine option={option} />
                </Base.Item>
              )}
            </Base.List>
            {selected.length > 0 && (
              <button
                type="button"
                onClick={() => onChange([])}
                className="m-1 mt-0 h-8 rounded-md text-muted text-table hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 touch:h-11"
              >
                Clear
              </button>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const summary = (selected: readonly Option[]) => selected.map((option) => option.label).join(', ')
