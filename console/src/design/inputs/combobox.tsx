import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { type FocusEventHandler, type KeyboardEventHandler, type Ref, useState } from 'react'
import { cx } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { popupBox } from '../overlays/popup-look.ts'
import { ComboboxList } from './combobox-list.tsx'
import type { FieldControl } from './field.tsx'
import { type InputSize, inputFocusWithin, inputLook } from './input-look.ts'
import type { Choice, Option } from './option.ts'
import { type OptionSearch, useOptionSearch } from './use-option-search.ts'

export interface ComboboxProps extends Partial<FieldControl> {
  /** With its label, which may be known from nowhere else. */
  value: Choice | null
  onChange: (choice: Choice | null) => void
  /** Finds options for a text; the empty text asks for the first few. */
  search: OptionSearch
  placeholder?: string | undefined
  /** Said when nothing fits. */
  none?: string | undefined
  size?: InputSize | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  onBlur?: FocusEventHandler | undefined
  onKeyDown?: KeyboardEventHandler | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One thing out of many, found by typing. */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, search, placeholder = 'Search…', none = 'Nothing found', size = 'md', ...more } = props
  const { disabled, className, inputRef, onBlur, ...rest } = more
  const { state, options, ask } = useOptionSearch(search)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const items: readonly (Choice & Partial<Option>)[] =
    value && !options.some((option) => option.value === value.value) ? [...options, value] : options

  function toggle(next: boolean) {
    setOpen(next)
    // What was typed and not chosen is dropped: the box shows what is chosen.
    if (!next) setTyped(null)
  }

  return (
    <Base.Root
      items={items}
      filteredItems={options}
      value={value}
      onValueChange={(next) => onChange(next && { value: next.value, label: next.label })}
      isItemEqualToValue={(one, other) => one.value === other.value}
      disabled={disabled ?? false}
      autoHighlight
      open={open}
      onOpenChange={(next, { reason }) => {
        toggle(next)
        if (next && reason !== 'input-change') ask('', 0)
      }}
      inputValue={typed ?? value?.label ?? ''}
      onInputValueChange={(text, { reason }) => {
        if (reason !== 'input-change') return setTyped(null)
        setTyped(text)
        ask(text)
      }}
    >
      <Base.InputGroup className={cx('flex w-full items-center', inputLook(size), inputFocusWithin, className)}>
        <Base.Input
          {...rest}
          ref={inputRef}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => {
            toggle(false)
            onBlur?.(event)
          }}
          placeholder={placeholder}
          className="h-full min-w-0 flex-1 rounded-lg bg-transparent pl-3 outline-none disabled:cursor-not-allowed"
        />
        <Base.Clear aria-label="Clear" className={cx(inner, 'hover:bg-hover hover:text-ink')}>
          <X aria-hidden="true" className="size-4" />
        </Base.Clear>
        <Base.Trigger aria-label="Show options" tabIndex={-1} className={cx(inner, 'mr-1')}>
          <ChevronDown aria-hidden="true" className="size-4" />
        </Base.Trigger>
      </Base.InputGroup>
      {open && (
        <Base.Portal>
          <Base.Positioner
            onMouseDown={(event) => event.preventDefault()}
            role="region"
            aria-label="Options"
            align="start"
            sideOffset={4}
            className="z-popover outline-none"
          >
            {/* Not `Base.Popup`: that hides the rest of the page, the field's own label included, from screen readers. */}
            <div
              aria-busy={state === 'searching' || undefined}
              className={cx(popupBox, 'w-[var(--anchor-width)] min-w-[240px] max-w-[var(--available-width)]')}
            >
              <Base.Status className="empty:hidden">
                {state === 'searching' && options.length === 0 && (
                  <p className={line}>
                    <Spinner /> Searching…
                  </p>
                )}
                {state === 'found' && options.length === 0 && <p className={line}>{none}</p>}
                {state === 'failed' && <p className={line}>The search failed. Type again to retry.</p>}
              </Base.Status>
              <ComboboxList options={options} />
            </div>
          </Base.Positioner>
        </Base.Portal>
      )}
    </Base.Root>
  )
}

const inner = 'flex size-6 shrink-0 items-center justify-center rounded-md text-faint touch:size-9'

const line = 'flex items-center gap-2 px-3 py-2 text-muted text-table'
