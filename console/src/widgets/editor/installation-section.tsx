import type { Widget } from '@gable/shared/widgets/widget.ts'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import { useApi } from '../../platform/use-api.ts'
import { InstallationCard } from './installation-card.tsx'

/** Lists the pages that embed the widget, with any installation problems. */
export function InstallationSection({ saved: { _id: widgetId } }: { saved: Widget }) {
  const params = { widgetId }
  const { data, error, isValidating, mutate } = useApi('GET /agent/widget/config/:widgetId/sightings', { params })
  const { data: code } = useApi('GET /agent/widget/config/:widgetId/code', { params })
  const [isExpanded, setExpanded] = useState(false)
  const installations = data?.data
  const visible = isExpanded ? installations : installations?.slice(0, collapsedCount)
  const hiddenCount = (installations?.length ?? 0) - (visible?.length ?? 0)
  return (
    <PanelSection
      title="Installation"
      action={
        <IconButton icon={RefreshCw} size="sm" label="Refresh" busy={isValidating} onClick={() => void mutate()} />
      }
    >
      {!visible && error && (
        <RetryCallout title="The pages could not be loaded" onRetry={mutate} retrying={isValidating} />
      )}
      {!visible && !error && <TextSkeleton lines={3} />}
      {visible?.length === 0 && <NotInstalled />}
      {visible && visible.length > 0 && (
        <ul className="space-y-3">
          {visible.map((installation) => (
            <InstallationCard
              key={installation.page}
              installation={installation}
              origin={code?.origin ?? window.location.origin}
            />
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <Button size="sm" onClick={() => setExpanded(true)}>
          {`Show ${hiddenCount} more`}
        </Button>
      )}
    </PanelSection>
  )
}

const collapsedCount = 5

const NotInstalled = () => (
  <div className="rounded-lg border border-line border-dashed p-3">
    <p className="font-medium">Not seen on any website yet</p>
    <ol className="mt-2 list-decimal space-y-1 pl-4 text-muted">
      <li>Paste the code into a page of your website and publish it.</li>
      <li>Open that page in your browser and check that the widget appears.</li>
      <li>Come back and refresh. The page shows up here, along with any problems.</li>
    </ol>
  </div>
)
