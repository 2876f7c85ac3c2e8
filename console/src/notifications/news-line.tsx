import type { Notification } from '@gable/shared/notifications/notification.ts'
import { clipped } from '@gable/shared/text/clipped.ts'
import { AtSign, UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { pathOfNews } from './news-path.ts'

/** One piece of news, which leads to what it is about. */
export function NewsLine({ news, onOpen }: { news: Notification; onOpen: () => void }) {
  const pathTo = useAccountPath()
  const timeZone = useTimeZone()
  const { kind, at, isRead, text } = news
  const Icon = kind === 'MENTION' ? AtSign : UserRoundPlus
  return (
    <li>
      <Link
        to={pathTo(pathOfNews(news))}
        onClick={onOpen}
        className="flex gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon aria-hidden="true" className="size-4" />
        </span>
        <span className="min-w-0 flex-1 text-table [overflow-wrap:anywhere]">
          <Sentence news={news} />
          {text && <bdi className="mt-0.5 block text-muted">{clipped(text, 120)}</bdi>}
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

function Sentence({ news: { kind, contact, by, isRead } }: { news: Notification }) {
  const look = isRead ? '' : 'font-medium'
  const name = <bdi className="font-medium">{contact.fullName || 'a contact'}</bdi>
  if (kind === 'MENTION')
    return (
      <span className={look}>
        <bdi>{by?.fullName || 'A colleague'}</bdi> mentioned you in a note about {name}
      </span>
    )
  return (
    <span className={look}>
      {by ? (
        <>
          <bdi>{by.fullName || 'A colleague'}</bdi> gave you the lead of {name}
        </>
      ) : (
        <>{name} is a new lead of yours</>
      )}
    </span>
  )
}
