import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { ForeignSegment } from './foreign-segment.tsx'
import { OwnSegment } from './own-segment.tsx'
import { useSegmentNews } from './use-segment-news.ts'

/** One segment, to be edited by who may, and looked at by everybody who sees it. */
export function SegmentPage() {
  const { segmentId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi('GET /agent/segments/:segmentId', { params: { segmentId } })
  useSegmentNews()
  useTitle(data?.name)
  const isGoing = useRef(false)
  const isGone = error?.code === 'not_found' && !isGoing.current
  if (error && (isGone || !data))
    return (
      <LoadProblem
        problem={error}
        missing="This segment is no longer available."
        failed="The segment could not be loaded"
        onRetry={mutate}
        retrying={isValidating}
      />
    )
  if (!data) return <PageSkeleton />
  return data.mayChange ? (
    <OwnSegment
      key={data._id}
      segment={data}
      mutate={mutate}
      onDeleting={(isOn) => {
        isGoing.current = isOn
      }}
    />
  ) : (
    <ForeignSegment key={data._id} segment={data} />
  )
}
