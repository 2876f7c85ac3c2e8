import type { AttributeDefinition, AttributeEntity } from '@gable/shared/contacts/attribute.ts'
import { toast } from '../design/feedback/toast.tsx'
import { refusalOf } from '../design/inputs/refusal.ts'
import { useLive } from '../platform/live.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'

/** The attributes of contacts or of properties, kept true, and what can be done with them. */
export function useAttributes(entity: AttributeEntity) {
  const offered = useApi('GET /agent/attributes', { query: { entity } })
  const archived = useApi('GET /agent/attributes', { query: { entity, archived: 'true' } })
  const refresh = useRefresh()
  const again = () => refresh('GET /agent/attributes', 'GET /agent/contacts/filter-config')
  useLive('attributes', () => void again())

  async function attempt(work: () => Promise<unknown>, done?: string) {
    try {
      await work()
      if (done) toast.success(done)
    } catch (error) {
      toast.error(refusalOf(error).message)
    }
    await again()
  }

  return {
    offered,
    archived,
    again,
    /** Shown in the new order at once, and as it was where that is refused. */
    reorder: (list: AttributeDefinition[]) =>
      attempt(async () => {
        const ids = list.map(({ _id }) => _id)
        await offered.mutate(call('PUT /agent/attributes/order', { body: { entity, ids } }), {
          optimisticData: list,
          rollbackOnError: true,
          revalidate: false,
        })
      }),
    archive: ({ _id, label }: AttributeDefinition) =>
      attempt(
        () => call('POST /agent/attributes/:attributeId/archived', { params: { attributeId: _id } }),
        `“${label}” is archived`,
      ),
    restore: ({ _id, label }: AttributeDefinition) =>
      attempt(
        () => call('POST /agent/attributes/:attributeId/unarchived', { params: { attributeId: _id } }),
        `“${label}” is back`,
      ),
    remove: async ({ _id }: AttributeDefinition) => {
      await call('DELETE /agent/attributes/:attributeId', { params: { attributeId: _id } })
      await again()
    },
  }
}
