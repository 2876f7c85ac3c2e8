import type { ContentSummary } from '@gable/shared/content/content.ts'
import { DescriptionList } from '../design/data/description-list.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { PanelBody } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { DataBoundary } from '../platform/data-boundary.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { mediumLabels } from './content-labels.ts'
import { AutomationLink, notUsed, useLinkedAutomations } from './linked-automations.tsx'

interface ContentDetailsProps {
  content: ContentSummary
  open: boolean
  onClose: () => void
}

/** The summary of a content, with every automation that sends it. */
export function ContentDetails({ content, open, onClose }: ContentDetailsProps) {
  const timeZone = useTimeZone()
  const automations = useLinkedAutomations(content._id)
  return (
    <SlideOut open={open} onClose={onClose} title="Details" description={content.description || undefined}>
      <PanelBody className="space-y-6">
        <DescriptionList
          items={[
            { label: 'Medium', value: mediumLabels[content.medium].name },
            { label: 'Name', value: content.title },
            { label: 'Created On', value: formatDateTime(content.createdAt, timeZone) },
            { label: 'Last Updated', value: formatDateTime(content.lastUpdated.triggeredAt, timeZone) },
          ]}
        />
        <section aria-label="Automations" className="space-y-2">
          <h3 className="font-semibold">Automations</h3>
          <DataBoundary
            response={automations}
            errorTitle="The automations could not be loaded"
            fallback={<TextSkeleton lines={2} />}
          >
            {(list) =>
              list.length === 0 ? (
                <p className="text-muted">{notUsed}</p>
              ) : (
                <ul className="divide-y divide-line rounded-lg border border-line">
                  {list.map((automation) => (
                    <li key={automation._id} className="px-4 py-3">
                      <AutomationLink automation={automation} />
                    </li>
                  ))}
                </ul>
              )
            }
          </DataBoundary>
        </section>
      </PanelBody>
    </SlideOut>
  )
}
