import type { RoutingRule } from '@gable/shared/lead-routing/rule.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useErrorToast } from '../platform/error-toast.ts'
import { useLiveEvent } from '../platform/live.ts'
import { call, useApi } from '../platform/use-api.ts'

/** The rules with changes that show at once and are rolled back on failure. */
export function useRoutingRules() {
  const read = useApi('GET /agent/lead-routing/rules')
  const errorToast = useErrorToast()
  useLiveEvent('lead-routing', () => void read.mutate())
  useLiveEvent('team', () => void read.mutate())

  async function write(rules: RoutingRule[], message: string, request: () => Promise<unknown>) {
    errorToast.dismiss()
    void read.mutate(rules, { revalidate: false })
    await request().then(() => toast.success(message), errorToast.show)
    await read.mutate()
  }
  const rules = read.data ?? []

  return {
    read,
    setOn: ({ _id, name }: RoutingRule, isOn: boolean) =>
      write(
        rules.map((rule) => (rule._id === _id ? { ...rule, isOn } : rule)),
        `“${name}” is ${isOn ? 'on' : 'off'}`,
        () => call('PATCH /agent/lead-routing/rules/:ruleId', { params: { ruleId: _id }, body: { isOn } }),
      ),
    reorder: (ordered: RoutingRule[]) =>
      write(ordered, 'Order saved', () =>
        call('PUT /agent/lead-routing/order', { body: { ruleIds: ordered.map(({ _id }) => _id) } }),
      ),
    /** Throws if it fails, so that the dialog that asked stays open. */
    remove: async ({ _id, name }: RoutingRule) => {
      await call('DELETE /agent/lead-routing/rules/:ruleId', { params: { ruleId: _id } })
      toast.success(`“${name}” deleted`)
      await read.mutate()
    },
  }
}
