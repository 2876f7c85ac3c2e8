import { addressMaximum } from '@gable/shared/journey/filling.ts'
import { Field, faulty } from './field.tsx'
import { fillIn } from './fill-in.ts'
import type { JourneyState } from './use-journey.ts'
import { useSuggestions } from './use-suggestions.ts'

const id = 'journey-address'
const optionId = (index: number) => `${id}-${index}`

/** Suggestions help and never decide: whatever is typed can be sent. */
export function AddressField({ state }: { state: JourneyState }) {
  const { words, filling, faults } = state
  const list = useSuggestions(filling.address, state)
  const { suggestions, active, isOpen } = list
  return (
    <Field id={id} label={words.address} fault={faults.address}>
      <div class="combobox" ref={list.box} onFocusOut={list.onFocusOut}>
        <input
          {...{ id, ...faulty(id, faults.address) }}
          name="address"
          value={filling.address}
          placeholder={words.addressHint}
          required
          maxLength={addressMaximum}
          autocomplete="address-line1"
          spellcheck={false}
          enterkeyhint="next"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          onInput={({ currentTarget }) => list.type(currentTarget.value)}
          onKeyDown={list.onKeyDown}
        />
        <div class="suggestions" id={`${id}-list`} role="listbox" aria-label={words.suggested} hidden={!isOpen}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
            <div
              key={suggestion.fullAddress}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The press must not take the focus from the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => list.choose(index)}
            >
              {suggestion.fullAddress}
            </div>
          ))}
        </div>
      </div>
      <p class="unseen" role="status">
        {list.hasAnswer && said(suggestions.length)}
      </p>
    </Field>
  )

  function said(count: number) {
    if (count === 0) return words.noSuggestions
    return count === 1 ? words.suggestion : fillIn(words.suggestions, { count })
  }
}
