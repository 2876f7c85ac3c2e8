import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { EditableSegment } from './editable-segment.tsx'
import { SharedSegment } from './shared-segment.tsx'
import { useSegmentUpdates } from './use-segment-updates.ts'

/** One segment: editable for its owner, read-only for everyone else. */
export function SegmentPage() {
  const { segmentId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi('GET /agent/segments/:segmentId', { params: { segmentId } })
  useSegmentUpdates()
  useTitle(data?.name)
  const isDeleting = useRef(false)
  const isNotFound = error?.code === 'not_found' && !isDeleting.current
  if (error && (isNotFound || !data))
    return (
      <LoadError
        problem={error}
        notFoundMessage="This segment is no longer available."
        title="The segment could not be loaded"
        onRetry={mutate}
        retrying={isValidating}
      />
    )
  if (!data) return <PageSkeleton />
  return data.mayChange ? (
    <EditableSegment
      key={data._id}
      segment={data}
      mutate={mutate}
      onDeletingChange={(isOn) => {
        isDeleting.current = isOn
      }}
    />
  ) : (
    <SharedSegment key={data._id} segment={data} />
  )
}
