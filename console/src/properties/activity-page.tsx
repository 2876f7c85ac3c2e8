import { ActivityTimeline } from '../activity/activity-timeline.tsx'
import { usePropertyContext } from './property-context.ts'

export function ActivityPage() {
  const { propertyId } = usePropertyContext().property
  return (
    <ActivityTimeline
      target={{ propertyId }}
      emptyTitle="No activity found"
      emptyText="What happens around this home, from visits to letters and offers, is told here."
    />
  )
}
