import type { ClicksReply } from '@gable/shared/statistics/statistics.ts'
import { Link } from 'react-router-dom'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import type { DateRange, Day } from '../design/format/date-range.ts'
import { formatPhone } from '../design/format/phone.ts'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useLastShown } from '../design/overlays/use-last-shown.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { useApiList } from '../platform/use-api.ts'
import { PagedList, usePaging } from './paged-list.tsx'
import { formatPeriod } from './period.ts'
import { toQueryPeriod } from './use-stats.ts'

type Click = ClicksReply['clicks'][number]

interface ClickContactsProps {
  dashboardId: string
  click: Click | undefined
  moduleName: string | undefined
  range: DateRange | undefined
  today: Day
  onClose: () => void
}

/** The contacts who clicked a button in the period of the chart. */
export function ClickContacts({ dashboardId, click, moduleName, range, today, onClose }: ClickContactsProps) {
  const shown = useLastShown(click && range && { click, moduleName, range })
  return (
    <SlideOut
      open={click !== undefined}
      onClose={onClose}
      title={shown?.click.text ?? ''}
      description={shown && `${shown.moduleName} · ${formatPeriod(shown.range, today)}`}
    >
      <PanelBody>
        {shown && (
          <ContactList
            key={`${shown.click.moduleId} ${shown.click.text}`}
            dashboardId={dashboardId}
            click={shown.click}
            range={shown.range}
          />
        )}
      </PanelBody>
    </SlideOut>
  )
}

interface ContactListProps {
  dashboardId: string
  click: Click
  range: DateRange
}

function ContactList({ dashboardId, click: { moduleId, text }, range }: ContactListProps) {
  const { agency } = useAccount()
  const pathTo = useAccountPath()
  const paging = usePaging()
  const response = useApiList('GET /agent/contact-dashboard/:dashboardId/clicks/contacts', {
    params: { dashboardId },
    query: { moduleId, text, ...toQueryPeriod(range, agency.timeZone), ...paging.query },
  })
  return (
    <PagedList
      label="Contacts"
      errorTitle="The contacts could not be loaded"
      response={response}
      paging={paging}
      empty={<EmptyState title="No contacts" text="They have since been deleted." />}
      renderItem={(contact) => (
        <li key={contact._id} className="px-4 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Link to={pathTo(`contacts/${contact._id}`)} className="min-w-0 truncate font-medium hover:underline">
              <bdi>{contact.fullName || contact.email || 'No name'}</bdi>
            </Link>
            <p className="text-label text-muted tabular-nums">
              {formatDateTime(contact.lastClickedAt, agency.timeZone)}
            </p>
          </div>
          <p className="truncate text-muted text-table">
            {[contact.email, contact.phone && formatPhone(contact.phone)].filter(Boolean).join(' · ')}
          </p>
          {contact.clicks > 1 && <p className="text-label text-muted">{contact.clicks} clicks</p>}
        </li>
      )}
    />
  )
}
