import { useMemo, useState } from 'preact/hooks'
import { tell } from '../../element/happenings.ts'
import type { ViewProps } from '../../element/widget.tsx'
import { AddressBox } from '../../journeys/address-box.tsx'
import { draftIn } from '../../journeys/draft.ts'
import { FaultOf } from '../../journeys/field.tsx'
import { suggesterAt } from '../../journeys/suggest.ts'

const id = 'search-address'

/** One line and one button: an address, and the way to the form. */
export function SearchView({ element, shown, origin, isSample, onBegin }: ViewProps<'SEARCH'>) {
  const { settings, words, journeyWords } = shown
  // After a reload what was begun stands there again.
  const [draft] = useState(() => (isSample ? undefined : draftIn(() => sessionStorage, shown.widgetId).read()))
  const [address, setAddress] = useState(draft?.filling.address ?? '')
  const [picked, setPicked] = useState(draft?.picked)
  const [fault, setFault] = useState<string>()
  const suggest = useMemo(() => (isSample ? async () => [] : suggesterAt(origin)), [origin, isSample])
  const search = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    if (address.trim()) return onBegin({ address, picked })
    setFault(words.missing)
    tell(element, 'invalid', { fields: ['address'] })
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form class="search" part="card" noValidate onSubmit={search}>
      <AddressBox
        {...{ id, fault, suggest }}
        value={address}
        words={journeyWords}
        onAddress={(address, picked) => {
          setAddress(address)
          setPicked(picked)
          setFault(undefined)
          tell(element, 'change', { field: 'address' })
        }}
        input={{ placeholder: settings.textBox.placeholder, 'aria-label': words.field, enterkeyhint: 'go' }}
      />
      <FaultOf id={id} fault={fault} />
      <button type="submit" part="button">
        {settings.searchButton.text.content}
      </button>
    </form>
  )
}
