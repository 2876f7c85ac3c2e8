import { useLocation } from 'react-router-dom'
import { TableSkeleton } from '../design/feedback/skeleton.tsx'
import { Page } from '../design/layout/page.tsx'
import { Redirect } from '../layout/redirect.tsx'
import { useAccountPath } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { defaultContactsView } from './contacts-view.ts'

/** Redirects `contacts` to the last used view and keeps the query of the link. */
export function LastViewRedirect() {
  const [view = defaultContactsView, , isKnown] = usePreference('CONTACTS_PAGE_VIEW')
  const pathTo = useAccountPath()
  const { search } = useLocation()
  const loadingPage = (
    <Page title="Contacts">
      <TableSkeleton />
    </Page>
  )
  return isKnown ? <Redirect to={pathTo(`contacts/${view}`) + search} fallback={loadingPage} /> : loadingPage
}
