import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { useMemo, useState } from 'preact/hooks'
import type { ViewProps } from '../../element/widget.tsx'
import { suggesterAt } from '../../journey/suggest.ts'
import { useSuggestions } from '../../journey/use-suggestions.ts'

/** One line and one button: an address, and the way to the form. */
export function SearchView({ shown: { settings, words }, origin, onBegin }: ViewProps<'SEARCH'>) {
  const [address, setText] = useState('')
  const [picked, setPicked] = useState<AddressSuggestion>()
  const suggest = useMemo(() => suggesterAt(origin), [origin])
  const setAddress = (text: string, picked?: AddressSuggestion) => {
    setText(text)
    setPicked(picked)
  }
  const list = useSuggestions(address, { suggest, setAddress })
  return (
    <form
      class="search"
      onSubmit={(event) => {
        event.preventDefault()
        onBegin({ address, picked })
      }}
    >
      <div ref={list.box}>
        <input
          aria-label={words.field}
          placeholder={settings.textBox.placeholder}
          value={address}
          onInput={({ currentTarget }) => list.type(currentTarget.value)}
          onKeyDown={list.onKeyDown}
        />
      </div>
      <button type="submit">{settings.searchButton.text.content}</button>
    </form>
  )
}
