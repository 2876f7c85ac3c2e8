import type { EmailDomain } from '@gable/shared/email-domains/email-domain.ts'
import { Badge } from '../design/data/badge.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Card } from '../design/layout/card.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** The keys of a domain, without their secret halves. */
export function KeyList({ keys }: Pick<EmailDomain, 'keys'>) {
  const timeZone = useTimeZone()
  return (
    <Card title="Keys" description="Emails are signed with the active key. Replace it once a year." flush>
      <ul aria-label="Keys" className="divide-y divide-line border-line border-t">
        {keys.map(({ selector, createdAt, isActive, retiredAt }) => (
          <li key={selector} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 sm:px-5">
            <code className="font-mono text-label [overflow-wrap:anywhere]">{selector}</code>
            {isActive ? (
              <Badge tone="success" dot>
                Active
              </Badge>
            ) : retiredAt ? (
              <Badge dot>Replaced</Badge>
            ) : (
              <Badge tone="warning" dot>
                Waiting for its record
              </Badge>
            )}
            <span className="text-muted text-table">
              {retiredAt
                ? `Keep its record until ${formatDate(retiredAt, timeZone)}`
                : `Created ${formatDate(createdAt, timeZone)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
