import { ContactDashboardLinks } from '../../dashboard-links/contact-dashboard-links.tsx'
import { useOpenContact } from './open-contact.ts'

/** The links to the contact's dashboards, and how often they viewed them. An archived contact cannot open them. */
export function ContactDashboards() {
  const { contact } = useOpenContact()
  const { properties, dashboards, isArchived } = contact
  const views = dashboards.reduce((sum, dashboard) => sum + dashboard.views, 0)
  return (
    <div className="space-y-3">
      {properties.length > 0 &&
        (isArchived ? (
          <p className="text-muted">The links work again once this contact is restored.</p>
        ) : (
          <ContactDashboardLinks contactId={contact._id} />
        ))}
      {views > 0 && <p className="text-muted text-table">{views === 1 ? 'Viewed once' : `Viewed ${views} times`}</p>}
    </div>
  )
}
