import { ActivityTimeline } from '../activity/activity-timeline.tsx'
import { usePropertyContext } from './property-context.ts'

export function ActivityPage() {
  const { propertyId } = usePropertyContext().property
  return (
    <ActivityTimeline
      target={{ propertyId }}
      emptyTitle="No activity found"
      emptyText="Visits, emails, notes and offers for this home appear here."
    />
  )
}
