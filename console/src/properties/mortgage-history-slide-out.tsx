import { EmptyState } from '../design/feedback/states.tsx'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useApi } from '../platform/use-api.ts'
import { CardBody } from './card-body.tsx'
import { MortgageTimeline } from './mortgage-timeline.tsx'

interface MortgageHistorySlideOutProps {
  propertyId: string
  open: boolean
  onClose: () => void
}

/** All recorded mortgages. Loaded when opened. */
export function MortgageHistorySlideOut({ propertyId, open, onClose }: MortgageHistorySlideOutProps) {
  const history = useApi(
    'GET /agent/properties/:propertyId/mortgage-history',
    open ? { params: { propertyId } } : false,
  )
  return (
    <SlideOut open={open} onClose={onClose} size="xl" title="Mortgage History">
      <PanelBody>
        <CardBody response={history} errorTitle="The mortgage history could not be loaded">
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title="No data available" text="Mortgage History is not available for this address." />
            ) : (
              <MortgageTimeline entries={data} />
            )
          }
        </CardBody>
      </PanelBody>
    </SlideOut>
  )
}
