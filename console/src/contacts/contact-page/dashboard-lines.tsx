import { RelativeTime } from '../../design/data/relative-time.tsx'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { useOpenContact } from './open-contact.ts'

/** The dashboards a contact has looked at. */
export function DashboardLines() {
  const { contact } = useOpenContact()
  const timeZone = useTimeZone()
  return (
    <ul className="divide-y divide-line">
      {contact.dashboards.map(({ _id, name, views, lastViewedAt }) => (
        <li key={_id} className="py-2.5 first:pt-0 last:pb-0">
          <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
          <p className="text-muted text-table">
            {views === 1 ? 'Looked at once' : `Looked at ${views} times`}, last{' '}
            <RelativeTime at={lastViewedAt} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ul>
  )
}
