import { Card } from '../../design/layout/card.tsx'
import { ContactSegments } from '../../segments/contact-segments.tsx'
import { MergeHistory } from '../merge/merge-history.tsx'
import { AttributeLines } from './attribute-lines.tsx'
import { DashboardLines } from './dashboard-lines.tsx'
import { HomeLines } from './home-lines.tsx'
import { LeadLines } from './lead-lines.tsx'
import { MayWrite } from './may-write.tsx'
import { useOpenContact } from './open-contact.ts'
import { OwnerLine } from './owner-line.tsx'
import { ReachLines } from './reach-lines.tsx'
import { TagLine } from './tag-line.tsx'

/** Who it is, and what belongs to them. */
export function ContactAside() {
  const { contact } = useOpenContact()
  return (
    <aside aria-label="About this contact" className="min-w-0 space-y-4">
      <Card title="Details">
        <div className="space-y-4">
          <ReachLines />
          <OwnerLine />
          <TagLine />
          <AttributeLines />
          <MergeHistory contactId={contact._id} />
        </div>
      </Card>
      <Card title="Why may I write to this person?">
        <MayWrite />
      </Card>
      <Card title="Leads">
        <LeadLines />
      </Card>
      <Card title="Properties">
        <HomeLines />
      </Card>
      {contact.dashboards.length > 0 && (
        <Card title="Dashboards">
          <DashboardLines />
        </Card>
      )}
      <Card title="Segments">
        <ContactSegments contactId={contact._id} />
      </Card>
    </aside>
  )
}
