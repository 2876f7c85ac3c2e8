import { toast } from '../design/feedback/toast.tsx'
import { withErrorMessage } from './with-error-message.ts'

interface ActionMessages {
  error: string
  success?: string
}

/** Carries out what was asked for. Done, it is told and read again; failing, it throws what to say. */
export function useAssetAction(refresh: () => unknown) {
  async function runAction<T>(call: Promise<T>, { error, success }: ActionMessages): Promise<T> {
    const answer = await withErrorMessage(error, call)
    if (success) toast.success(success)
    void refresh()
    return answer
  }

  /** Where no dialog stands open that would tell of a failure. */
  async function runActionWithToast(call: Promise<unknown>, words: ActionMessages) {
    try {
      await runAction(call, words)
    } catch (error) {
      toast.error((error as Error).message)
      void refresh()
    }
  }

  return { runAction, runActionWithToast }
}
