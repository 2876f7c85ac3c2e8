import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import { Fragment, type ReactNode } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { formatDate } from '../../design/format/date-format.ts'
import { emptyValue } from '../../design/format/metric-format.ts'
import { formatPhone } from '../../design/format/phone.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { contactName } from '../contact-name.ts'

interface CandidateProps {
  contact: ContactRow
  isPrimary: boolean
  primaryName: string
  onKeep: () => void
  onMerge: () => void
}

/** One contact of a group of possible duplicates. */
export function Candidate({ contact, isPrimary, primaryName, onKeep, onMerge }: CandidateProps) {
  const { contactPath } = useContactPaths()
  const timeZone = useTimeZone()
  const name = contactName(contact)
  const { emailId, phone, properties, owner, tags, source, createdAt, lastActivityAt } = contact
  const facts: [string, ReactNode][] = [
    ['Email', emailId ?? emptyValue],
    ['Phone', phone ? formatPhone(phone) : emptyValue],
    ['Property', properties[0]?.fullAddress ?? emptyValue],
    ['Owner', owner ? owner.fullName || 'An agent' : emptyValue],
    ['Tags', tags.join(', ') || emptyValue],
    ['Source', source || emptyValue],
    ['Added', formatDate(createdAt, timeZone)],
    ['Last activity', <RelativeTime key="at" at={lastActivityAt} />],
  ]
  return (
    <article className="flex h-full flex-col gap-3 p-4">
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <Link to={contactPath(contact._id)} tone="plain" className="min-w-0 truncate font-semibold">
          <bdi>{name}</bdi>
        </Link>
        {isPrimary && <Badge tone="success">Will be kept</Badge>}
      </div>
      <dl className="grid flex-1 grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1.5 text-table">
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </Fragment>
        ))}
      </dl>
      {!isPrimary && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" aria-label={`Merge ${name} into ${primaryName}`} onClick={onMerge}>
            Merge
          </Button>
          <Button size="sm" aria-label={`Keep this one: ${name}`} onClick={onKeep}>
            Keep this one
          </Button>
        </div>
      )}
    </article>
  )
}
