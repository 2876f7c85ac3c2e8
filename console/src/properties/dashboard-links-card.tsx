import type { PropertyContact } from '@gable/shared/contacts/contact.ts'
import { contactName } from '../contacts/contact-name.ts'
import { ContactDashboardLinks } from '../dashboard-links/contact-dashboard-links.tsx'
import { Card } from '../design/layout/card.tsx'

interface DashboardLinksCardProps {
  propertyId: string
  contacts: readonly PropertyContact[]
}

/** The link of each owner to the dashboard of this home. */
export const DashboardLinksCard = ({ propertyId, contacts }: DashboardLinksCardProps) => (
  <Card title="Dashboard">
    <div className="divide-y divide-line">
      {contacts.map((contact) => (
        <div key={contact._id} className="py-3 first:pt-0 last:pb-0">
          <ContactDashboardLinks
            contactId={contact._id}
            propertyId={propertyId}
            label={{ node: <bdi>{contactName(contact)}</bdi>, text: contactName(contact) }}
          />
        </div>
      ))}
    </div>
  </Card>
)
