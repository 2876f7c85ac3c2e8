import type { Widget } from '@gable/shared/widgets/widget.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { useApi } from '../../platform/use-api.ts'
import { NeverSeen } from './never-seen.tsx'
import { SightingCard } from './sighting-card.tsx'

/** The pages on which the widget was seen, and what is wrong there. */
export function InstallationSection({ saved: { _id: widgetId } }: { saved: Widget }) {
  const params = { widgetId }
  const { data, error, isValidating, mutate } = useApi('GET /agent/widget/config/:widgetId/sightings', { params })
  const { data: code } = useApi('GET /agent/widget/config/:widgetId/code', { params })
  const [isWhole, setWhole] = useState(false)
  const seen = data?.data
  const shown = isWhole ? seen : seen?.slice(0, few)
  const more = (seen?.length ?? 0) - (shown?.length ?? 0)
  return (
    <PanelSection
      title="Installation"
      action={
        <IconButton icon={RefreshCw} size="sm" label="Refresh" busy={isValidating} onClick={() => void mutate()} />
      }
    >
      {!shown && error && (
        <RetryCallout title="The pages could not be loaded" onRetry={mutate} retrying={isValidating} />
      )}
      {!shown && !error && <TextSkeleton lines={3} />}
      {shown?.length === 0 && <NeverSeen />}
      {shown && shown.length > 0 && (
        <ul className="space-y-3">
          {shown.map((sighting) => (
            <SightingCard key={sighting.page} sighting={sighting} origin={code?.origin ?? window.location.origin} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button size="sm" onClick={() => setWhole(true)}>
          {`Show ${more} more`}
        </Button>
      )}
    </PanelSection>
  )
}

const few = 5
