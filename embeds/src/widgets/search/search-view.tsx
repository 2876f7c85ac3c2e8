import { getAddressError } from '@gable/shared/journeys/journey-values.ts'
import { useMemo, useState } from 'preact/hooks'
import type { ViewProps } from '../../element/widget.tsx'
import { dispatchWidgetEvent } from '../../element/widget-events.ts'
import { AddressCombobox } from '../../journeys/address-combobox.tsx'
import { createAddressSuggester } from '../../journeys/address-suggester.ts'
import { createDraftStore } from '../../journeys/draft.ts'
import { FieldErrorText } from '../../journeys/field.tsx'

const id = 'search-address'

/** A search bar for an address, whose button leads to the form. */
export function SearchView({ element, widget, origin, isSample, onStart }: ViewProps<'SEARCH'>) {
  const { settings, words: labels, journeyWords } = widget
  // A draft survives a reload.
  const [draft] = useState(() =>
    isSample ? undefined : createDraftStore(() => sessionStorage, widget.widgetId).read(),
  )
  const [address, setAddress] = useState(draft?.filling.address ?? '')
  const [picked, setPicked] = useState(draft?.picked)
  const [error, setError] = useState<string>()
  const suggest = useMemo(() => (isSample ? async () => [] : createAddressSuggester(origin)), [origin, isSample])
  const handleSubmit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const error = address.trim() ? getAddressError(widget.journey, address) : 'required'
    if (!error) return onStart({ address, picked })
    setError(error === 'required' ? labels.missing : journeyWords.faults[error])
    dispatchWidgetEvent(element, 'invalid', { fields: ['address'] })
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form class="search" part="card" noValidate onSubmit={handleSubmit}>
      <AddressCombobox
        id={id}
        error={error}
        suggest={suggest}
        value={address}
        labels={journeyWords}
        onAddress={(address, picked) => {
          setAddress(address)
          setPicked(picked)
          setError(undefined)
          dispatchWidgetEvent(element, 'change', { field: 'address' })
        }}
        input={{ placeholder: settings.textBox.placeholder, 'aria-label': labels.field, enterkeyhint: 'go' }}
      />
      <FieldErrorText id={id} error={error} />
      <button type="submit" part="button">
        {settings.searchButton.text.content}
      </button>
    </form>
  )
}
