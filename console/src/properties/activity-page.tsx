import { ActivityTimeline } from '../activity/activity-timeline.tsx'
import { useOpenProperty } from './open-property.ts'

export function ActivityPage() {
  const { propertyId } = useOpenProperty().property
  return (
    <ActivityTimeline
      subject={{ propertyId }}
      none="No activity found"
      noneText="What happens around this home, from visits to letters and offers, is told here."
    />
  )
}
