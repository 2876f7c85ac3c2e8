import { House, List, Map as MapIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { useIsNarrow } from '../design/layout/use-media-query.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { parseContactQuery, writeContactQuery } from './contact-query.ts'
import { type ContactsView, defaultContactsView, rememberContactsView } from './contacts-view.ts'

/** Switches the view of the contacts and remembers it. */
export function ViewSwitch() {
  const { accountId } = useAccount()
  const [stored = defaultContactsView, remember, isKnown] = usePreference('CONTACTS_PAGE_VIEW')
  useEffect(() => {
    if (isKnown) rememberContactsView(accountId, stored)
  }, [accountId, stored, isKnown])
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  // The switch moves at once; the page follows when the code of the view has loaded.
  const [pressed, setPressed] = useState<{ view: ContactsView; at: string }>()
  const here = options.find(({ value }) => pathname.endsWith(`/${value}`))?.value ?? defaultContactsView
  const view = pressed?.at === pathname ? pressed.view : here

  const show = (next: ContactsView) => {
    setPressed({ view: next, at: pathname })
    void remember(next)
    const params = new URLSearchParams(search)
    void navigate({
      pathname: pathTo(`contacts/${next}`),
      search: `${writeContactQuery(params, parseContactQuery(params))}`,
    })
  }
  return <SegmentedControl label="View" value={view} options={options} onChange={show} iconOnly={useIsNarrow()} />
}

const options: readonly { value: ContactsView; label: string; icon: typeof List }[] = [
  { value: 'list', label: 'List', icon: List },
  { value: 'contact-properties', label: 'Properties', icon: House },
  { value: 'map', label: 'Map', icon: MapIcon },
]
