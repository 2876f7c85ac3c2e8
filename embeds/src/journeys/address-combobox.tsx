import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import { addressMaxLength } from '@gable/shared/journeys/validate-address.ts'
import type { JSX } from 'preact'
import { errorAttributes } from './field.tsx'
import { interpolate } from './interpolate.ts'
import { useSuggestions } from './use-suggestions.ts'

interface AddressComboboxProps {
  id: string
  value: string
  labels: JourneyLabels
  error: string | undefined
  suggest(typed: string, signal: AbortSignal): Promise<AddressSuggestion[]>
  onAddress(address: string, picked?: AddressSuggestion): void
  /** Additional attributes of the input. */
  input: JSX.InputHTMLAttributes<HTMLInputElement>
}

/** An address input with suggestions. Visitors need not pick one: any text can be submitted. */
export function AddressCombobox({ id, value, labels, error, suggest, onAddress, input }: AddressComboboxProps) {
  const list = useSuggestions(value, { suggest, setAddress: onAddress })
  const { suggestions, active, isOpen } = list
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div class="combobox" ref={list.box} onFocusOut={list.onFocusOut}>
      <input
        required
        id={id}
        value={value}
        {...errorAttributes(id, error)}
        {...input}
        part="input"
        name="address"
        maxLength={addressMaxLength}
        autocomplete="address-line1"
        spellcheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        onInput={({ currentTarget }) => list.type(currentTarget.value)}
        onKeyDown={list.onKeyDown}
      />
      <div
        class="suggestions"
        part="suggestions"
        id={`${id}-list`}
        role="listbox"
        aria-label={labels.suggested}
        hidden={!isOpen}
      >
        {suggestions.map(({ fullAddress }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps focus and handles the keys
          <div
            key={fullAddress}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps focus on the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => list.choose(index)}
          >
            {fullAddress}
          </div>
        ))}
      </div>
      <p class="unseen" role="status">
        {list.isLoaded && <span key={suggestions.length}>{describeResults(labels, suggestions.length)}</span>}
      </p>
    </div>
  )
}

function describeResults(labels: JourneyLabels, count: number) {
  if (count === 0) return labels.noSuggestions
  return count === 1 ? labels.suggestion : interpolate(labels.suggestions, { count })
}
