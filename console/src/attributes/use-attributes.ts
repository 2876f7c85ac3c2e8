import type { AttributeDefinition, AttributeEntity } from '@gable/shared/contacts/attribute.ts'
import { toast } from '../design/feedback/toast.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi, useRefresh } from '../platform/use-api.ts'

/** The custom attributes of contacts or properties, with live updates and their mutations. */
export function useAttributes(entity: AttributeEntity) {
  const active = useApi('GET /agent/attributes', { query: { entity } })
  const archived = useApi('GET /agent/attributes', { query: { entity, archived: 'true' } })
  const refresh = useRefresh()
  const refreshAttributes = () => refresh('GET /agent/attributes', 'GET /agent/contacts/filter-config')
  useLiveEvent('attributes', () => void refreshAttributes())

  async function withToast(mutate: () => Promise<unknown>, message?: string) {
    try {
      await mutate()
      if (message) toast.success(message)
    } catch (error) {
      toast.error(toFormError(error).message)
    }
    await refreshAttributes()
  }

  return {
    active,
    archived,
    refreshAttributes,
    /** Shows the new order at once and rolls back if saving fails. */
    reorder: (list: AttributeDefinition[]) =>
      withToast(async () => {
        const ids = list.map(({ _id }) => _id)
        await active.mutate(call('PUT /agent/attributes/order', { body: { entity, ids } }), {
          optimisticData: list,
          rollbackOnError: true,
          revalidate: false,
        })
      }),
    archive: ({ _id, label }: AttributeDefinition) =>
      withToast(
        () => call('POST /agent/attributes/:attributeId/archived', { params: { attributeId: _id } }),
        `“${label}” archived`,
      ),
    restore: ({ _id, label }: AttributeDefinition) =>
      withToast(
        () => call('POST /agent/attributes/:attributeId/unarchived', { params: { attributeId: _id } }),
        `“${label}” restored`,
      ),
    remove: async ({ _id }: AttributeDefinition) => {
      await call('DELETE /agent/attributes/:attributeId', { params: { attributeId: _id } })
      await refresh('GET /agent/attributes', 'GET /agent/contacts/filter-config', 'GET /agent/forms')
    },
  }
}
