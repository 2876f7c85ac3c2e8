import { useOwnZone } from '../changelog/use-own-zone.ts'
import { formatDate } from '../design/date-format.ts'
import { RelativeTime } from '../design/relative-time.tsx'
import { useOpenContact } from './open-contact.ts'

/** Where somebody comes from, and when they were last heard of. */
export function HeadLine() {
  const { contact } = useOpenContact()
  const timeZone = useOwnZone()
  return (
    <>
      {contact.source && (
        <>
          <bdi>{contact.source}</bdi> ·{' '}
        </>
      )}
      Added {formatDate(contact.createdAt, timeZone)} · Last active{' '}
      <RelativeTime at={contact.lastActivityAt} timeZone={timeZone} />
    </>
  )
}
