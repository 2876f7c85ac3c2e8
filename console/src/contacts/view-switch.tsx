import { House, List, Map as MapIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { useNarrow } from '../design/layout/use-media.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { rememberView } from './last-view.ts'
import { type ContactsView, firstView } from './view.ts'
import { wantedIn, withWanted } from './wanted.ts'

/** Shows the same contacts another way, and remembers which way. */
export function ViewSwitch() {
  const { accountId } = useAccount()
  const [stored = firstView, remember, isKnown] = usePreference('CONTACTS_PAGE_VIEW')
  useEffect(() => {
    if (isKnown) rememberView(accountId, stored)
  }, [accountId, stored, isKnown])
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const pathTo = useAccountPath()
  // The switch follows the press; the view follows when its code is there.
  const [pressed, setPressed] = useState<{ view: ContactsView; at: string }>()
  const here = options.find(({ value }) => pathname.endsWith(`/${value}`))?.value ?? firstView
  const view = pressed?.at === pathname ? pressed.view : here

  const show = (next: ContactsView) => {
    setPressed({ view: next, at: pathname })
    void remember(next)
    const params = new URLSearchParams(search)
    void navigate({ pathname: pathTo(`contacts/${next}`), search: `${withWanted(params, wantedIn(params))}` })
  }
  return <SegmentedControl label="View" value={view} options={options} onChange={show} iconOnly={useNarrow()} />
}

const options: readonly { value: ContactsView; label: string; icon: typeof List }[] = [
  { value: 'list', label: 'List', icon: List },
  { value: 'contact-properties', label: 'Properties', icon: House },
  { value: 'map', label: 'Map', icon: MapIcon },
]
