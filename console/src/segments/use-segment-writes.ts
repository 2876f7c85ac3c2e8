import type { NewSegment, Segment, SegmentChange } from '@gable/shared/segments/segment.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useAccountId } from '../platform/account.ts'
import { toastProblem } from '../platform/problem-toast.ts'
import { callIn } from '../platform/use-api.ts'
import { useRefreshSegments } from './use-segment-news.ts'

/** What can be done to segments; what is on the screen of them is read again afterwards. */
export function useSegmentWrites() {
  const call = callIn(useAccountId())
  const refresh = useRefreshSegments()

  async function change({ _id }: Pick<Segment, '_id'>, body: SegmentChange) {
    const changed = await call('PATCH /agent/segments/:segmentId', { params: { segmentId: _id }, body })
    void refresh()
    return changed
  }

  async function share(segment: Segment, isShared: boolean) {
    try {
      await change(segment, { isShared })
      const said = isShared ? `“${segment.name}” is shared with your agency` : `“${segment.name}” is only yours now`
      toast(said, { label: 'Undo', run: () => void share(segment, !isShared) })
    } catch (error) {
      toastProblem(error)
    }
  }

  return {
    change,
    share,
    create: async (body: Pick<NewSegment, 'name' | 'filters'> & Partial<NewSegment>) => {
      const made = await call('POST /agent/segments', { body })
      void refresh()
      return made
    },
    rename: async (segment: Segment, name: string) => {
      await change(segment, { name })
      toast.success('Segment renamed')
    },
    remove: async ({ _id }: Segment) => {
      await call('DELETE /agent/segments/:segmentId', { params: { segmentId: _id } })
      toast.success('Segment deleted')
      void refresh()
    },
  }
}
