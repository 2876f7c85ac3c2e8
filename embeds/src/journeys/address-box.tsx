import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { addressMaximum } from '@gable/shared/journeys/filling.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'
import type { JSX } from 'preact'
import { faulty } from './faulty.ts'
import { fillIn } from './fill-in.ts'
import { useSuggestions } from './use-suggestions.ts'

interface AddressBoxProps {
  id: string
  value: string
  words: Words
  fault: string | undefined
  suggest(typed: string, signal: AbortSignal): Promise<AddressSuggestion[]>
  onAddress(address: string, picked?: AddressSuggestion): void
  /** What one place needs of the input besides. */
  input: JSX.InputHTMLAttributes<HTMLInputElement>
}

/** An address and what it may mean. Suggestions help and never decide: whatever is typed can be sent. */
export function AddressBox({ id, value, words, fault, suggest, onAddress, input }: AddressBoxProps) {
  const list = useSuggestions(value, { suggest, setAddress: onAddress })
  const { suggestions, active, isOpen } = list
  const optionId = (index: number) => `${id}-${index}`
  return (
    <div class="combobox" ref={list.box} onFocusOut={list.onFocusOut}>
      <input
        required
        {...{ id, value, ...faulty(id, fault), ...input }}
        part="input"
        name="address"
        maxLength={addressMaximum}
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
        aria-label={words.suggested}
        hidden={!isOpen}
      >
        {suggestions.map(({ fullAddress }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
          <div
            key={fullAddress}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The press must not take the focus from the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => list.choose(index)}
          >
            {fullAddress}
          </div>
        ))}
      </div>
      <p class="unseen" role="status">
        {list.hasAnswer && <span key={suggestions.length}>{said(words, suggestions.length)}</span>}
      </p>
    </div>
  )
}

function said(words: Words, count: number) {
  if (count === 0) return words.noSuggestions
  return count === 1 ? words.suggestion : fillIn(words.suggestions, { count })
}
