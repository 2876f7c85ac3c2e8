import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { AddressCombobox } from '../../../embeds/src/journeys/address-combobox.tsx'

export interface SearchedAddress {
  address: string
  picked: AddressSuggestion | undefined
}

interface SuggestionOptions {
  labels: JourneyLabels
  suggest(typed: string, signal: AbortSignal): Promise<AddressSuggestion[]>
}

/** Replaces the plain address input with one that suggests addresses. The text, focus and selection stay. */
export function attachAddressSuggestions(form: HTMLFormElement, options: SuggestionOptions): () => SearchedAddress {
  const plainInput = form.querySelector<HTMLInputElement>('[name=address]')
  let searched: SearchedAddress = { address: plainInput?.value ?? '', picked: undefined }
  if (!plainInput) return () => searched
  const hadFocus = document.activeElement === plainInput
  const { selectionStart, selectionEnd } = plainInput
  const container = document.createElement('div')
  container.className = 'address-suggestions'
  plainInput.replaceWith(container)
  render(
    <SuggestionInput
      {...options}
      plainInput={plainInput}
      onChange={(next) => {
        searched = next
      }}
    />,
    container,
  )
  const input = container.querySelector('input')
  if (hadFocus && input) {
    input.focus()
    input.setSelectionRange(selectionStart, selectionEnd)
    // Requests suggestions for the text typed so far.
    if (input.value) input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return () => searched
}

interface SuggestionInputProps extends SuggestionOptions {
  plainInput: HTMLInputElement
  onChange(searched: SearchedAddress): void
}

function SuggestionInput({ plainInput, labels, suggest, onChange }: SuggestionInputProps) {
  const [address, setAddress] = useState(plainInput.value)
  return (
    <AddressCombobox
      id={plainInput.id}
      value={address}
      labels={labels}
      error={undefined}
      suggest={suggest}
      onAddress={(address, picked) => {
        setAddress(address)
        onChange({ address, picked })
      }}
      input={{ placeholder: plainInput.placeholder, enterkeyhint: 'go' }}
    />
  )
}
