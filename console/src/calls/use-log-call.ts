import { callOutcomeLabels, type NewCall } from '@gable/shared/calls/call.ts'
import { toast } from '../design/feedback/toast.tsx'
import { useAccount } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { callInAccount, useRefresh } from '../platform/use-api.ts'
import type { CallTarget } from './current-call.ts'

/** Logs a call, with a toast to undo it. */
export function useLogCall({ contactId, name }: CallTarget) {
  const { accountId } = useAccount()
  const send = callInAccount(accountId)
  const refresh = useRefresh()
  const refreshAll = () =>
    refresh(
      'GET /agent/leads/board',
      'GET /agent/leads/search',
      'GET /agent/leads/today',
      'GET /agent/leads/lead/:leadId',
      'GET /agent/contacts/:contactId',
      'GET /agent/home/activity',
    )

  async function remove(callId: string) {
    try {
      await send('DELETE /agent/calls/:callId', { params: { callId } })
    } catch (error) {
      showErrorToast(error)
    }
    void refreshAll()
  }

  return async (call: Omit<NewCall, 'contactId'>) => {
    const { _id } = await send('POST /agent/calls', { body: { ...call, contactId } })
    toast(`Call with ${name} logged: ${callOutcomeLabels[call.outcome].toLowerCase()}`, {
      label: 'Undo',
      run: () => void remove(_id),
    })
    void refreshAll()
  }
}
