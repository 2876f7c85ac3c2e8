import { RelativeTime } from '../../design/data/relative-time.tsx'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { useOpenContact } from './open-contact.ts'

/** The dashboards the contact has viewed. */
export function ContactDashboards() {
  const { contact } = useOpenContact()
  const timeZone = useTimeZone()
  return (
    <ul className="divide-y divide-line">
      {contact.dashboards.map(({ _id, name, views, lastViewedAt }) => (
        <li key={_id} className="py-2.5 first:pt-0 last:pb-0">
          <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
          <p className="text-muted text-table">
            {views === 1 ? 'Viewed once' : `Viewed ${views} times`}, last{' '}
            <RelativeTime at={lastViewedAt} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ul>
  )
}
