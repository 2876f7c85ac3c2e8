import { scanKindLabels } from '@gable/shared/postcards/piece.ts'
import { EmptyState } from '../../design/feedback/states.tsx'
import { formatDateTime } from '../../design/format/date-format.ts'
import { PanelBody } from '../../design/layout/panel.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useApiList } from '../../platform/use-api.ts'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { PagedList, usePaging } from '../../statistics/paged-list.tsx'
import { ContactLink } from './postcard-row.tsx'
import { useLivePostcards } from './use-cancel-postcard.ts'

interface ScanSlideOutProps {
  contentId: string
  open: boolean
  onClose: () => void
}

/** Who scanned a postcard, latest first. */
export const ScanSlideOut = ({ contentId, open, onClose }: ScanSlideOutProps) => (
  <SlideOut
    open={open}
    onClose={onClose}
    size="lg"
    title="Scans"
    description="Who scanned the QR code or typed the printed address."
  >
    <PanelBody>{open && <ScanList contentId={contentId} />}</PanelBody>
  </SlideOut>
)

function ScanList({ contentId }: { contentId: string }) {
  const paging = usePaging()
  const timeZone = useTimeZone()
  const response = useApiList('GET /agent/content/:contentId/scans', { params: { contentId }, query: paging.query })
  useLivePostcards()
  return (
    <PagedList
      label="Scans"
      errorTitle="The scans could not be loaded"
      response={response}
      paging={paging}
      empty={<EmptyState title="No scans yet" text="Contacts who scan the postcard appear here." />}
      renderItem={({ _id, contact, home, at, kind }) => (
        <li key={_id} className="px-4 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <ContactLink contact={contact} />
            <span className="text-muted text-table tabular-nums">{formatDateTime(at, timeZone)}</span>
          </div>
          <p className="truncate text-muted text-table">{[home, scanKindLabels[kind]].filter(Boolean).join(' · ')}</p>
        </li>
      )}
    />
  )
}
