import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { FocusEventHandler, Ref } from 'react'
import { cx } from '../class-names.ts'
import { popupClassName, popupItemClassName } from '../overlays/popup-class-name.ts'
import type { FieldControl } from './field.tsx'
import { type InputSize, inputClassName, inputFocusClassName } from './input-class-name.ts'
import type { Option } from './option.ts'
import { OptionLine } from './option-line.tsx'

export interface SelectProps<V extends string> extends Partial<FieldControl> {
  value: V | null
  onChange: (value: V) => void
  options: readonly Option<V>[]
  placeholder?: string | undefined
  size?: InputSize | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  onBlur?: FocusEventHandler | undefined
  buttonRef?: Ref<HTMLButtonElement> | undefined
}

/** Selects one option from a dropdown list. */
export function Select<V extends string>(props: SelectProps<V>) {
  const {
    value,
    onChange,
    options,
    placeholder = 'Choose…',
    size = 'md',
    disabled,
    className,
    buttonRef,
    ...rest
  } = props
  const selected = options.find((option) => option.value === value)
  return (
    // The console's Content-Security-Policy forbids inline style elements.
    <CSPProvider disableStyleElements>
      <Base.Root
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        items={options.map(({ value, label }) => ({ value, label }))}
        disabled={disabled ?? false}
      >
        <Base.Trigger
          {...rest}
          ref={buttonRef}
          className={cx(
            'flex w-full min-w-0 items-center gap-2 pr-2 pl-3 text-left sm:filters:w-auto sm:filters:min-w-28 sm:filters:max-w-60',
            inputClassName(size),
            inputFocusClassName,
            'data-[disabled]:cursor-not-allowed data-[disabled]:bg-sunken data-[disabled]:text-muted',
            className,
          )}
        >
          {selected?.icon && <selected.icon aria-hidden="true" className="size-4 shrink-0 text-faint" />}
          <Base.Value placeholder={placeholder} className="min-w-0 flex-1 truncate data-[placeholder]:text-faint" />
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            role="region"
            aria-label="Options"
            align="start"
            alignItemWithTrigger={false}
            sideOffset={4}
            className="z-popover outline-none"
          >
            <Base.Popup
              className={cx(popupClassName, 'min-w-[var(--anchor-width)] max-w-[min(400px,var(--available-width))]')}
            >
              <Base.List className="max-h-[min(320px,var(--available-height))] overflow-y-auto p-1">
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    label={option.label}
                    disabled={option.disabled ?? false}
                    className={popupItemClassName}
                  >
                    <OptionLine option={option} />
                    <span className="size-4 shrink-0">
                      <Base.ItemIndicator render={<Check aria-hidden="true" className="size-4" />} />
                    </span>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
