import { RelativeTime } from '../../design/data/relative-time.tsx'
import { formatDate } from '../../design/format/date-format.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { useOpenContact } from './open-contact.ts'

/** Source, added date and last activity, below the name. */
export function ContactSubtitle() {
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
