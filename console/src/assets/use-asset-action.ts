import { useState } from 'react'
import { createErrorToast, toast } from '../design/feedback/toast.tsx'
import { withErrorMessage } from './with-error-message.ts'

interface ActionMessages {
  error: string
  success?: string
}

/** Awaits API calls that change assets, shows their success message and refreshes the data on the screen. */
export function useAssetAction(refresh: () => unknown) {
  const [errorToast] = useState(createErrorToast)

  /** For dialogs, which show the thrown error. */
  async function runAction<T>(call: Promise<T>, { error, success }: ActionMessages): Promise<T> {
    const result = await withErrorMessage(error, call)
    if (success) toast.success(success)
    void refresh()
    return result
  }

  /** For actions without a dialog: a failure shows as a toast, and returns undefined. */
  async function runActionWithToast<T>(call: Promise<T>, messages: ActionMessages): Promise<T | undefined> {
    errorToast.dismiss()
    try {
      return await runAction(call, messages)
    } catch (error) {
      errorToast.show((error as Error).message)
      void refresh()
      return undefined
    }
  }

  return { runAction, runActionWithToast }
}
