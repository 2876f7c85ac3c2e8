import type { HomeValue } from '@gable/shared/properties/estimate.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Card } from '../design/layout/card.tsx'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { CardBody, type CardResponse } from './card-body.tsx'
import { MainEstimate } from './main-estimate.tsx'
import { NoEstimate } from './no-estimate.tsx'
import { OtherEstimates } from './other-estimates.tsx'
import { panelParam, valueInfoPanel } from './panels.ts'
import { ValueInfoSlideOut } from './value-info-slide-out.tsx'

interface ValueCardProps {
  property: Property
  response: CardResponse<HomeValue>
}

/** The value estimates of all providers. */
export function ValueCard({ property, response }: ValueCardProps) {
  const { lookUp } = property
  const { openId, open, close } = useOverlayParam(panelParam)
  return (
    <Card
      title="Home Value Insights"
      actions={
        <Button variant="quiet" size="sm" onClick={() => open(valueInfoPanel)}>
          Learn More
        </Button>
      }
    >
      {lookUp.hasFailed && !lookUp.isUnderWay && (
        <div className="mb-4">
          <Callout tone="warning" title="Some providers didn’t respond">
            You’re seeing the latest data we have, with its date.
          </Callout>
        </div>
      )}
      <CardBody response={response} errorTitle="The estimate could not be loaded" fallback={<ValueSkeleton />}>
        {({ data: [mainEstimate, ...otherEstimates], course }) =>
          mainEstimate ? (
            <>
              <MainEstimate estimate={mainEstimate} course={course} />
              <OtherEstimates estimates={otherEstimates} />
            </>
          ) : (
            <NoEstimate property={property} />
          )
        }
      </CardBody>
      <ValueInfoSlideOut open={openId === valueInfoPanel} onClose={close} />
    </Card>
  )
}

const ValueSkeleton = () => (
  <div className="space-y-4">
    <Skeleton className="h-9 w-44" />
    <Skeleton className="h-3 w-full" />
    <Skeleton className="h-[108px] w-full" />
  </div>
)
