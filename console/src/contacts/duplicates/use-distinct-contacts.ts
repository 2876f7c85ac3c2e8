import { toast } from '../../design/feedback/toast.tsx'
import { useAccountId } from '../../platform/account.ts'
import { showErrorToast } from '../../platform/error-toast.ts'
import { callInAccount, useRefresh } from '../../platform/use-api.ts'

type Contacts = readonly { _id: string }[]

/** Marks contacts as different people, and undoes that. */
export function useDistinctContacts() {
  const call = callInAccount(useAccountId())
  const refresh = useRefresh()
  const toInput = (contacts: Contacts) => ({ body: { ids: contacts.map(({ _id }) => _id) } })

  async function runAndRefresh(mutation: Promise<unknown>, onDone: () => void) {
    try {
      await mutation
      onDone()
    } catch (error) {
      showErrorToast(error)
    }
    await refresh('GET /agent/contacts/duplicates', 'GET /agent/contacts/distinct')
  }

  const undoDistinct = (contacts: Contacts) =>
    runAndRefresh(call('POST /agent/contacts/distinct/undone', toInput(contacts)), () =>
      toast('They are suggested as duplicates again'),
    )

  return {
    undoDistinct,
    markDistinct: (contacts: Contacts) =>
      runAndRefresh(call('POST /agent/contacts/distinct', toInput(contacts)), () =>
        toast('Marked as different people', { label: 'Undo', run: () => void undoDistinct(contacts) }),
      ),
  }
}
