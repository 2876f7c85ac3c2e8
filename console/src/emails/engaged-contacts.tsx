import type { EngagedContact, Engagement } from '@gable/shared/emails/engaged-contact.ts'
import { pieceStateLabels } from '@gable/shared/emails/piece.ts'
import { Badge, type Tone } from '../design/data/badge.tsx'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatBucket, formatDateTime } from '../design/format/date-format.ts'
import { Link } from '../design/inputs/link.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { useContactPaths } from '../layout/paths/contact-paths.ts'
import { useAccount } from '../platform/account.ts'
import { useApiList } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { PagedList, usePaging } from '../statistics/paged-list.tsx'
import type { Grouping } from '../statistics/period.ts'

interface EngagedContactsProps {
  contentId: string
  shown: ShownContacts | undefined
  grouping: Grouping
  onClose: () => void
}

interface ShownContacts {
  engagement: Engagement
  /** Undefined for all time. */
  bucket: { date: string; from: string; till: string } | undefined
}

/** Who opened an email or clicked a link in it. */
export function EngagedContacts({ contentId, shown, grouping, onClose }: EngagedContactsProps) {
  const { agency } = useAccount()
  const visible = useLastShown(shown)
  return (
    <SlideOut
      open={shown !== undefined}
      onClose={onClose}
      title={visible?.engagement === 'CLICKED' ? 'Clicked by' : 'Opened by'}
      description={
        visible?.bucket
          ? `Emails sent: ${formatBucket(visible.bucket.date, grouping, agency.timeZone).name}`
          : 'All time'
      }
    >
      <PanelBody>
        {visible && (
          <ContactList key={`${visible.engagement} ${visible.bucket?.date}`} contentId={contentId} shown={visible} />
        )}
      </PanelBody>
    </SlideOut>
  )
}

function ContactList({ contentId, shown: { engagement, bucket } }: { contentId: string; shown: ShownContacts }) {
  const paging = usePaging()
  const response = useApiList('GET /agent/content/:contentId/contacts', {
    params: { contentId },
    query: { engagement, ...(bucket && { dateFrom: bucket.from, dateTill: bucket.till }), ...paging.query },
  })
  return (
    <PagedList
      label="Contacts"
      errorTitle="The contacts could not be loaded"
      response={response}
      paging={paging}
      empty={
        <EmptyState
          title="No contacts"
          text={
            engagement === 'OPENED' ? 'Nobody opened these emails yet.' : 'Nobody clicked a link in these emails yet.'
          }
        />
      }
      renderItem={(entry) => <ContactItem key={entry._id} entry={entry} engagement={engagement} />}
    />
  )
}

function ContactItem({ entry, engagement }: { entry: EngagedContact; engagement: Engagement }) {
  const { contact, toEmail, openedAt, clickedAt, links } = entry
  const { contactPath } = useContactPaths()
  const timeZone = useTimeZone()
  const at = engagement === 'OPENED' ? openedAt : clickedAt
  const { label, tone } = getState(entry)
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {contact ? (
          <Link to={contactPath(contact._id)} tone="plain" className="min-w-0 truncate">
            <bdi>{contact.fullName || toEmail || 'No name'}</bdi>
          </Link>
        ) : (
          <span className="text-muted">Deleted contact</span>
        )}
        <Badge tone={tone}>{label}</Badge>
      </div>
      {toEmail && <p className="truncate text-muted text-table">{toEmail}</p>}
      {links.length > 0 && <p className="text-table [overflow-wrap:anywhere]">Clicked {links.join(', ')}</p>}
      {at && <p className="text-label text-muted tabular-nums">{formatDateTime(at, timeZone)}</p>}
    </li>
  )
}

/** The last thing that the contact did. */
function getState({ state, clickedAt, openedAt, unsubscribedAt }: EngagedContact): { label: string; tone: Tone } {
  if (unsubscribedAt) return { label: 'Unsubscribed', tone: 'danger' }
  if (clickedAt) return { label: 'Clicked', tone: 'success' }
  if (openedAt) return { label: 'Opened', tone: 'info' }
  return { label: pieceStateLabels[state], tone: 'neutral' }
}
