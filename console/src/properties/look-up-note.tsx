import type { Property } from '@gable/shared/properties/property.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'

/** How old what is shown is. */
export function LookupStatus({ property: { lookUp } }: { property: Property }) {
  return (
    <p role="status" className="text-muted text-table">
      {lookUp.isUnderWay ? (
        'Looking it up…'
      ) : lookUp.endedAt ? (
        <>
          Looked up <RelativeTime at={lookUp.endedAt} />
        </>
      ) : (
        'Not looked up yet'
      )}
    </p>
  )
}
