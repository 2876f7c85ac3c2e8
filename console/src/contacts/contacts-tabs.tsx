import { useLocation } from 'react-router-dom'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { useAccountPath } from '../platform/account.ts'

/** The tabs below the title of every contacts page. */
export function ContactsTabs() {
  const pathTo = useAccountPath()
  const { pathname } = useLocation()
  const view = views.find((view) => pathname === pathTo(`contacts/${view}`))
  return (
    <LinkTabs
      label="Contacts"
      tabs={[
        { to: view ? pathname : pathTo('contacts'), label: 'All contacts', end: true },
        { to: pathTo('contacts/segments'), label: 'Segments' },
        { to: pathTo('contacts/duplicates'), label: 'Duplicates' },
      ]}
    />
  )
}

const views = ['list', 'contact-properties', 'map']
