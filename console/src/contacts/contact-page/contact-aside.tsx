import { Card } from '../../design/layout/card.tsx'
import { ContactFlows } from '../../flow-runs/contact-flows.tsx'
import { ContactTexting } from '../../texts/contact-texting.tsx'
import { MergeHistory } from '../merge/merge-history.tsx'
import { ConsentStatus } from './consent-status.tsx'
import { ContactAttributes } from './contact-attributes.tsx'
import { ContactDashboards } from './contact-dashboards.tsx'
import { ContactLeads } from './contact-leads.tsx'
import { ContactMethods } from './contact-methods.tsx'
import { ContactProperties } from './contact-properties.tsx'
import { ContactSegments } from './contact-segments.tsx'
import { LanguageField } from './language-field.tsx'
import { useOpenContact } from './open-contact.ts'
import { OwnerField } from './owner-field.tsx'
import { TagsEditor } from './tags-editor.tsx'

/** The side panel of the contact page. */
export function ContactAside() {
  const { contact } = useOpenContact()
  return (
    <aside aria-label="About this contact" className="min-w-0 space-y-4">
      <Card title="Leads">
        <ContactLeads />
      </Card>
      <Card title="Details">
        <div className="space-y-4">
          <ContactMethods />
          <OwnerField />
          <LanguageField />
          <TagsEditor />
          <ContactAttributes />
          <MergeHistory contactId={contact._id} />
        </div>
      </Card>
      <Card title="Permission to email">
        <ConsentStatus />
      </Card>
      <Card title="Permission to text">
        <ContactTexting contactId={contact._id} isArchived={contact.isArchived} />
      </Card>
      <Card title="Properties">
        <ContactProperties />
      </Card>
      {(contact.properties.length > 0 || contact.dashboards.length > 0) && (
        <Card title="Dashboards">
          <ContactDashboards />
        </Card>
      )}
      <Card title="Automations">
        <ContactFlows contactId={contact._id} isArchived={contact.isArchived} />
      </Card>
      <Card title="Segments">
        <ContactSegments contactId={contact._id} />
      </Card>
    </aside>
  )
}
