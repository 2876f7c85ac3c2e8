import type { OwnerMapping, OwnerName } from '@gable/shared/owner-mapping/owner-name.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useLive } from '../platform/live.ts'
import { toastProblem } from '../platform/problem-toast.ts'
import { call, useApi } from '../platform/use-api.ts'

/** Whom names mean. What is chosen shows at once, and goes back when it was refused. */
export function useOwnerMapping() {
  const read = useApi('GET /agent/import-user-mapping')
  useLive('owner-names', () => void read.mutate())

  async function write(change: Partial<OwnerMapping>, said: string, work: () => Promise<unknown>) {
    if (read.data) void read.mutate({ ...read.data, ...change }, { revalidate: false })
    await work().then(() => toast.success(said), toastProblem)
    await read.mutate()
  }
  const names = read.data?.names ?? []

  return {
    read,
    chooseDefault: (agentId: string | null) =>
      write({ defaultOwnerId: agentId }, 'The default owner is saved', () =>
        call('PUT /agent/import-user-mapping/default-owner', { body: { agentId } }),
      ),
    decide: ({ _id, name }: OwnerName, agentId: string | null) =>
      write(
        { names: names.map((one) => (one._id === _id ? { ...one, agentId, isDecided: true } : one)) },
        `“${name}” is saved`,
        () => call('PATCH /agent/import-user-mapping/names/:nameId', { params: { nameId: _id }, body: { agentId } }),
      ),
    forget: ({ _id, name }: OwnerName) =>
      write({ names: names.filter((one) => one._id !== _id) }, `“${name}” is removed`, () =>
        call('DELETE /agent/import-user-mapping/names/:nameId', { params: { nameId: _id } }),
      ),
  }
}
