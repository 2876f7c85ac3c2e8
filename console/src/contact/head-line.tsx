import { formatDate } from '../design/date-format.ts'
import { RelativeTime } from '../design/relative-time.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { useOpenContact } from './open-contact.ts'

/** Where somebody comes from, and when they were last heard of. */
export function HeadLine() {
  const { contact } = useOpenContact()
  const timeZone = useTimeZone()
  return (
    <>
      {contact.source && (
        <>
          <bdi className="[overflow-wrap:anywhere]">{contact.source}</bdi> ·{' '}
        </>
      )}
      Added {formatDate(contact.createdAt, timeZone)} · Last active{' '}
      <RelativeTime at={contact.lastActivityAt} timeZone={timeZone} />
    </>
  )
}
