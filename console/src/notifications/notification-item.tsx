import type { Notification } from '@gable/shared/notifications/notification.ts'
import { toNotificationPath } from '@gable/shared/notifications/notification-path.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import {
  AtSign,
  CalendarClock,
  CalendarX2,
  HandCoins,
  type LucideIcon,
  MailQuestion,
  MessageSquareText,
  PenLine,
  ScanQrCode,
  UserRoundPlus,
  Users,
  Workflow,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'

/** One notification, linked to its note or lead. */
export function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const pathTo = useAccountPath()
  const timeZone = useTimeZone()
  const { kind, at, isRead, text } = notification
  const Icon = icons[kind]
  return (
    <li>
      <Link
        to={pathTo(toNotificationPath(notification))}
        onClick={onOpen}
        className="flex gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <span className="min-w-0 flex-1 text-table [overflow-wrap:anywhere]">
          <Sentence notification={notification} />
          {text && !quotedKinds.has(kind) && <bdi className="mt-0.5 block text-muted">{truncate(text, 120)}</bdi>}
          <span className="mt-0.5 block text-label text-muted">
            <RelativeTime at={at} timeZone={timeZone} />
          </span>
        </span>
        {!isRead && (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </Link>
    </li>
  )
}

/** Their sentence has the text already. */
const quotedKinds: ReadonlySet<Notification['kind']> = new Set(['CORRECTION', 'FLOW'])

const icons: Record<Notification['kind'], LucideIcon> = {
  MENTION: AtSign,
  NEW_LEAD: UserRoundPlus,
  UNASSIGNED_LEAD: UserRoundPlus,
  ASSIGNED_LEAD: UserRoundPlus,
  HANDOVER: Users,
  OFFER_ANSWER: HandCoins,
  TEXT_REPLY: MessageSquareText,
  APPOINTMENT: CalendarClock,
  CALENDAR: CalendarX2,
  CORRECTION: PenLine,
  POSTCARD_SCAN: ScanQrCode,
  FLOW: Workflow,
  LEAD_INTAKE: MailQuestion,
}

function Sentence({ notification: { kind, contact, by, isRead, isAssigned, text } }: { notification: Notification }) {
  const className = isRead ? '' : 'font-medium'
  const name = <bdi className="font-medium">{contact?.fullName || 'a contact'}</bdi>
  if (kind === 'MENTION')
    return (
      <span className={className}>
        <bdi>{by?.fullName || 'A colleague'}</bdi> mentioned you in a note about {name}
      </span>
    )
  if (kind === 'HANDOVER')
    return (
      <span className={className}>
        The work of <bdi>{by?.fullName || 'a colleague'}</bdi> is now yours
      </span>
    )
  if (kind === 'CORRECTION')
    return (
      <span className={className}>
        {name} says: <bdi>{truncate(text, 120)}</bdi>
      </span>
    )
  if (kind === 'FLOW')
    return (
      <span className={className}>
        {name}: <bdi>{truncate(text, 120)}</bdi>
      </span>
    )
  if (kind === 'CALENDAR')
    return <span className={className}>Your calendar and the appointment with {name} differ</span>
  if (kind === 'LEAD_INTAKE') return <span className={className}>An incoming message needs a look</span>
  if (kind === 'APPOINTMENT') return <span className={className}>{name} has an appointment with you</span>
  if (kind === 'TEXT_REPLY') return <span className={className}>{name} sent you a text</span>
  if (kind === 'POSTCARD_SCAN') return <span className={className}>{name} scanned your postcard</span>
  if (kind === 'OFFER_ANSWER') return <span className={className}>{name} answered an offer</span>
  return (
    <span className={className}>
      {by ? (
        <>
          <bdi>{by.fullName || 'A colleague'}</bdi> assigned you a lead: {name}
        </>
      ) : (
        <>
          {name} is {isAssigned ? 'your' : 'a'} new lead
        </>
      )}
    </span>
  )
}
