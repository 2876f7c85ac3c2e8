import { useLocation } from 'react-router-dom'
import { Redirect } from '../app/guards/redirect.tsx'
import { Page } from '../design/page.tsx'
import { TableSkeleton } from '../design/skeleton.tsx'
import { useAccountPath } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { firstView } from './view.ts'

/** Leads to the view that was used last. What a link looks for goes with it. */
export function SavedView() {
  const [view = firstView, , isKnown] = usePreference('CONTACTS_PAGE_VIEW')
  const pathTo = useAccountPath()
  const { search } = useLocation()
  const meanwhile = (
    <Page title="Contacts">
      <TableSkeleton />
    </Page>
  )
  return isKnown ? <Redirect to={pathTo(`contacts/${view}`) + search} meanwhile={meanwhile} /> : meanwhile
}
