import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { Badge } from '../../design/badge.tsx'
import { Button } from '../../design/button.tsx'
import { formatDate } from '../../design/date-format.ts'
import { DescriptionList } from '../../design/description-list.tsx'
import { Link } from '../../design/link.tsx'
import { missing } from '../../design/metric-format.ts'
import { RelativeTime } from '../../design/relative-time.tsx'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { contactName } from '../contact-name.ts'
import { useContactPath } from '../contact-paths.ts'
import { phoneText } from '../phone-text.ts'

interface CandidateProps {
  contact: ContactRow
  isKept: boolean
  keptName: string
  onKeep: () => void
  onMerge: () => void
}

/** One of several who may be one person. */
export function Candidate({ contact, isKept, keptName, onKeep, onMerge }: CandidateProps) {
  const { pathOf } = useContactPath()
  const timeZone = useTimeZone()
  const name = contactName(contact)
  const { emailId, phone, properties, owner, tags, source, createdAt, lastActivityAt } = contact
  return (
    <article className="flex h-full flex-col gap-3 p-4">
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <Link to={pathOf(contact._id)} tone="plain" className="min-w-0 truncate font-semibold">
          <bdi>{name}</bdi>
        </Link>
        {isKept && <Badge tone="success">Kept</Badge>}
      </div>
      <div className="flex-1 text-table">
        <DescriptionList
          items={[
            { label: 'Email', value: emailId ?? missing },
            { label: 'Phone', value: phone ? phoneText(phone) : missing },
            { label: 'Home', value: properties[0]?.fullAddress ?? missing },
            { label: 'Owner', value: owner ? owner.fullName || 'An agent' : missing },
            { label: 'Tags', value: tags.join(', ') || missing },
            { label: 'Source', value: source || missing },
            { label: 'Added', value: formatDate(createdAt, timeZone) },
            { label: 'Last activity', value: <RelativeTime at={lastActivityAt} /> },
          ]}
        />
      </div>
      {!isKept && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" aria-label={`Merge ${name} into ${keptName}`} onClick={onMerge}>
            Merge
          </Button>
          <Button size="sm" aria-label={`Keep ${name} instead`} onClick={onKeep}>
            Keep this one
          </Button>
        </div>
      )}
    </article>
  )
}
