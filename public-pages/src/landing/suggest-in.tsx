import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { AddressBox } from '../../../embeds/src/journeys/address-box.tsx'

export interface Searched {
  address: string
  picked: AddressSuggestion | undefined
}

interface Suggesting {
  words: Words
  suggest(typed: string, signal: AbortSignal): Promise<AddressSuggestion[]>
}

/** Puts an input that suggests addresses in the place of the plain one, without disturbing who is typing into it. */
export function suggestIn(form: HTMLFormElement, suggesting: Suggesting): () => Searched {
  const plain = form.querySelector<HTMLInputElement>('[name=address]')
  let searched: Searched = { address: plain?.value ?? '', picked: undefined }
  if (!plain) return () => searched
  const [hadFocus, from, till] = [document.activeElement === plain, plain.selectionStart, plain.selectionEnd]
  const box = document.createElement('div')
  box.className = 'suggesting'
  plain.replaceWith(box)
  render(
    <Box
      {...suggesting}
      plain={plain}
      onChange={(next) => {
        searched = next
      }}
    />,
    box,
  )
  const input = box.querySelector('input')
  if (hadFocus && input) {
    input.focus()
    input.setSelectionRange(from, till)
    // Whoever has typed already waits for suggestions to it.
    if (input.value) input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return () => searched
}

interface BoxProps extends Suggesting {
  plain: HTMLInputElement
  onChange(searched: Searched): void
}

function Box({ plain, words, suggest, onChange }: BoxProps) {
  const [address, setAddress] = useState(plain.value)
  return (
    <AddressBox
      id={plain.id}
      value={address}
      words={words}
      fault={undefined}
      suggest={suggest}
      onAddress={(address, picked) => {
        setAddress(address)
        onChange({ address, picked })
      }}
      input={{ placeholder: plain.placeholder, enterkeyhint: 'go' }}
    />
  )
}
