import type { OwnerMapping, OwnerName } from '@gable/shared/owner-mapping/owner-name.ts'
import { toast } from '../design/feedback/toast.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi } from '../platform/use-api.ts'

/** The owner mapping with optimistic updates that are rolled back on failure. */
export function useOwnerMapping() {
  const read = useApi('GET /agent/import-user-mapping')
  useLiveEvent('owner-names', () => void read.mutate())

  async function write(change: Partial<OwnerMapping>, message: string, request: () => Promise<unknown>) {
    if (read.data) void read.mutate({ ...read.data, ...change }, { revalidate: false })
    await request().then(() => toast.success(message), showErrorToast)
    await read.mutate()
  }
  const names = read.data?.names ?? []

  return {
    read,
    setDefaultOwner: (agentId: string | null) =>
      write({ defaultOwnerId: agentId }, 'Default owner saved', () =>
        call('PUT /agent/import-user-mapping/default-owner', { body: { agentId } }),
      ),
    assign: ({ _id, name }: OwnerName, agentId: string | null) =>
      write(
        { names: names.map((other) => (other._id === _id ? { ...other, agentId, isDecided: true } : other)) },
        `“${name}” saved`,
        () => call('PATCH /agent/import-user-mapping/names/:nameId', { params: { nameId: _id }, body: { agentId } }),
      ),
    remove: ({ _id, name }: OwnerName) =>
      write({ names: names.filter((other) => other._id !== _id) }, `“${name}” removed`, () =>
        call('DELETE /agent/import-user-mapping/names/:nameId', { params: { nameId: _id } }),
      ),
  }
}
