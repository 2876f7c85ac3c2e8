import { formatAppointmentTime } from '@gable/shared/appointments/format-time.ts'
import { CalendarClock } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Link } from '../design/inputs/link.tsx'
import { Card } from '../design/layout/card.tsx'
import { toLeadPath } from '../layout/paths/lead-paths.ts'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** The next appointments on Home. Nothing while there are none: most agents work without a booking page. */
export function UpcomingAppointmentsCard() {
  const { data, mutate } = useApi('GET /agent/appointments', { query: { when: 'UPCOMING', pageSize: 3 } })
  useLiveEvent('appointments', () => void mutate())
  const pathTo = useAccountPath()
  const timeZone = useTimeZone()
  if (!data || data.data.length === 0) return null
  return (
    <Card
      title="Upcoming appointments"
      actions={
        <Button size="sm" to={pathTo('settings/booking-page/appointments')}>
          View all
        </Button>
      }
    >
      <ul className="space-y-2">
        {data.data.map(({ _id, contact, startsAt, leadId, title }) => (
          <li key={_id} className="flex items-start gap-2">
            <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            <span className="min-w-0">
              <Link to={pathTo(toLeadPath(leadId))}>{contact.fullName || contact.emailId}</Link>
              <span className="block text-label text-muted">
                {formatAppointmentTime(new Date(startsAt), timeZone)} · {title}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
