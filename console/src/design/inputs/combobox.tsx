import { Combobox as Base } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { type FocusEventHandler, type KeyboardEventHandler, type ReactNode, type Ref, useState } from 'react'
import { cx } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { popupClassName } from '../overlays/popup-class-name.ts'
import { ComboboxList } from './combobox-list.tsx'
import type { FieldControl } from './field.tsx'
import { type InputSize, inputClassName, inputFocusWithinClassName } from './input-class-name.ts'
import type { Choice, Option } from './option.ts'
import { type OptionSearch, useOptionSearch } from './use-option-search.ts'

export interface ComboboxProps extends Partial<FieldControl> {
  /** Includes the label: the selected option may not be among the loaded ones. */
  value: Choice | null
  onChange: (choice: Choice | null) => void
  /** Loads the options for a text. An empty text loads the first few. */
  search: OptionSearch
  placeholder?: string | undefined
  /** Shown when no option matches. */
  emptyText?: ReactNode
  /** How long typing must pause before it searches. */
  searchDelay?: number | undefined
  /** Keeps text that did not lead to a selection, and receives what is typed, so that a form can ask for a selection. */
  onTextChange?: ((text: string) => void) | undefined
  size?: InputSize | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  'aria-label'?: string | undefined
  onBlur?: FocusEventHandler | undefined
  onKeyDown?: KeyboardEventHandler | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Selects one of many options, found by typing. */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, search, placeholder = 'Search…', emptyText = 'No results', size = 'md', ...more } = props
  const { disabled, className, inputRef, onBlur, searchDelay, onTextChange, ...rest } = more
  const { state, options, startSearch } = useOptionSearch(search)
  const [open, setOpen] = useState(false)
  const [typedText, setTypedText] = useState<string | null>(null)
  const items: readonly (Choice & Partial<Option>)[] =
    value && !options.some((option) => option.value === value.value) ? [...options, value] : options

  function handleOpenChange(next: boolean) {
    setOpen(next)
    // Otherwise text that did not lead to a selection is discarded; the input shows the selected option.
    if (!next && !onTextChange) setTypedText(null)
  }

  return (
    <Base.Root
      items={items}
      filteredItems={options}
      value={value}
      onValueChange={(next) => onChange(next && { value: next.value, label: next.label })}
      isItemEqualToValue={(a, b) => a.value === b.value}
      disabled={disabled ?? false}
      autoHighlight
      open={open}
      onOpenChange={(next, { reason }) => {
        handleOpenChange(next)
        if (next && reason !== 'input-change') startSearch(typedText ?? '', 0)
      }}
      inputValue={typedText ?? value?.label ?? ''}
      onInputValueChange={(text, { reason }) => {
        const isTyping = reason === 'input-change'
        // Closing the list resets the input too, which must not lose the text.
        if (!isTyping && onTextChange && reason !== 'item-press' && reason !== 'clear-press') return
        setTypedText(isTyping ? text : null)
        if (!isTyping) return
        onTextChange?.(text)
        startSearch(text, searchDelay)
      }}
    >
      <Base.InputGroup
        className={cx('flex w-full items-center', inputClassName(size), inputFocusWithinClassName, className)}
      >
        <Base.Input
          {...rest}
          ref={inputRef}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => {
            handleOpenChange(false)
            onBlur?.(event)
          }}
          placeholder={placeholder}
          className="h-full min-w-0 flex-1 rounded-lg bg-transparent pl-3 outline-none disabled:cursor-not-allowed"
        />
        <Base.Clear aria-label="Clear" className={cx(innerButtonClassName, 'hover:bg-hover hover:text-ink')}>
          <X aria-hidden="true" className="size-4" />
        </Base.Clear>
        <Base.Trigger aria-label="Show options" tabIndex={-1} className={cx(innerButtonClassName, 'mr-1')}>
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
            {/* `Base.Popup` would hide the rest of the page from screen readers, including the field's label. */}
            <div
              aria-busy={state === 'searching' || undefined}
              className={cx(popupClassName, 'w-[var(--anchor-width)] min-w-[240px] max-w-[var(--available-width)]')}
            >
              <Base.Status className="empty:hidden">
                {state === 'searching' && options.length === 0 && (
                  <p className={statusClassName}>
                    <Spinner /> Searching…
                  </p>
                )}
                {state === 'found' && options.length === 0 && <div className={statusClassName}>{emptyText}</div>}
                {state === 'failed' && <p className={statusClassName}>Search failed. Type again to retry.</p>}
              </Base.Status>
              <ComboboxList options={options} />
            </div>
          </Base.Positioner>
        </Base.Portal>
      )}
    </Base.Root>
  )
}

const innerButtonClassName = 'flex size-6 shrink-0 items-center justify-center rounded-md text-faint touch:size-9'

const statusClassName = 'flex items-center gap-2 px-3 py-2 text-muted text-table'
