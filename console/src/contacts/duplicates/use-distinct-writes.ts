import { toast } from '../../design/feedback/toast.tsx'
import { useAccountId } from '../../platform/account.ts'
import { toastProblem } from '../../platform/problem-toast.ts'
import { callIn, useRefresh } from '../../platform/use-api.ts'

type People = readonly { _id: string }[]

/** Says that contacts are different people, and takes it back. */
export function useDistinctWrites() {
  const call = callIn(useAccountId())
  const refresh = useRefresh()
  const idsOf = (people: People) => ({ body: { ids: people.map(({ _id }) => _id) } })

  async function carryOut(work: Promise<unknown>, onDone: () => void) {
    try {
      await work
      onDone()
    } catch (error) {
      toastProblem(error)
    }
    await refresh('GET /agent/contacts/duplicates', 'GET /agent/contacts/distinct')
  }

  const takeBack = (people: People) =>
    carryOut(call('POST /agent/contacts/distinct/undone', idsOf(people)), () =>
      toast('They are looked at as duplicates again'),
    )

  return {
    takeBack,
    keepApart: (people: People) =>
      carryOut(call('POST /agent/contacts/distinct', idsOf(people)), () =>
        toast('Kept as different people', { label: 'Undo', run: () => void takeBack(people) }),
      ),
  }
}
