import type { ContentSummary } from '@gable/shared/content/content.ts'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { getLeadTypeLabel, mediumLabels } from './content-labels.ts'
import { AutomationLink, notUsed, useLinkedAutomations } from './linked-automations.tsx'

interface ContentFactsProps {
  content: ContentSummary
  onShowAutomations: () => void
}

export function ContentFacts({ content, onShowAutomations }: ContentFactsProps) {
  const timeZone = useTimeZone()
  const { triggeredAt, triggeredBy } = content.lastUpdated
  return (
    <DescriptionList
      items={[
        { label: 'Medium', value: mediumLabels[content.medium].name },
        { label: 'Lead Type', value: getLeadTypeLabel(content.leadType) },
        { label: 'Automations', value: <Automations contentId={content._id} onShowAll={onShowAutomations} /> },
        {
          label: 'Last Updated',
          value: [formatDateTime(triggeredAt, timeZone), triggeredBy].filter(Boolean).join(' · '),
        },
      ]}
    />
  )
}

/** The first one; the others are in the details. */
function Automations({ contentId, onShowAll }: { contentId: string; onShowAll: () => void }) {
  const { data, error } = useLinkedAutomations(contentId)
  if (!data) return error ? 'Could not be loaded' : <Skeleton className="h-4 w-40" />
  const [first, ...others] = data
  if (!first) return notUsed
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <AutomationLink automation={first} />
      {others.length > 0 && <Button size="sm" onClick={onShowAll}>{`+${others.length} More`}</Button>}
    </span>
  )
}
