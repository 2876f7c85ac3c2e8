import { useLocation } from 'react-router-dom'
import { TableSkeleton } from '../design/feedback/skeleton.tsx'
import { Page } from '../design/layout/page.tsx'
import { Redirect } from '../layout/redirect.tsx'
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
