import type { NewSegment, Segment, SegmentChange } from '@gable/shared/segments/segment.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useAccountId } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { callInAccount } from '../platform/use-api.ts'
import { useRefreshSegments } from './use-segment-updates.ts'

/** Creates, changes and deletes segments. Reads of segments are refetched afterwards. */
export function useSegmentMutations() {
  const call = callInAccount(useAccountId())
  const refresh = useRefreshSegments()

  async function update({ _id }: Pick<Segment, '_id'>, body: SegmentChange) {
    const changed = await call('PATCH /agent/segments/:segmentId', { params: { segmentId: _id }, body })
    void refresh()
    return changed
  }

  async function share(segment: Segment, isShared: boolean) {
    try {
      await update(segment, { isShared })
      const message = isShared ? `“${segment.name}” shared with your agency` : `“${segment.name}” is now private`
      toast(message, { label: 'Undo', run: () => void share(segment, !isShared) })
    } catch (error) {
      showErrorToast(error)
    }
  }

  return {
    update,
    share,
    create: async (body: Pick<NewSegment, 'name' | 'filters'> & Partial<NewSegment>) => {
      const created = await call('POST /agent/segments', { body })
      void refresh()
      return created
    },
    rename: async (segment: Segment, name: string) => {
      await update(segment, { name })
      toast.success('Segment renamed')
    },
    remove: async ({ _id }: Segment) => {
      await call('DELETE /agent/segments/:segmentId', { params: { segmentId: _id } })
      toast.success('Segment deleted')
      void refresh()
    },
  }
}
