import { Problem } from '@gable/shared/http/problem.ts'
import { type ReactNode, useCallback, useState } from 'react'
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx'

/** Runs an action that changes how the user signs in. If the sign-in is too old, it first asks who they are. */
export type RunConfirmed = <T>(action: () => Promise<T>) => Promise<T | undefined>

/** Render the dialog outside of forms. An action whose confirmation is canceled returns undefined. */
export function useConfirmation(): { run: RunConfirmed; confirmationDialog: ReactNode } {
  const [finish, setFinish] = useState<(isConfirmed: boolean) => void>()

  const run = useCallback<RunConfirmed>(async (action) => {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'unconfirmed') throw error
      const isConfirmed = await new Promise<boolean>((resolve) => setFinish(() => resolve))
      return isConfirmed ? action() : undefined
    }
  }, [])

  function close(isConfirmed: boolean) {
    finish?.(isConfirmed)
    setFinish(undefined)
  }

  return {
    run,
    confirmationDialog: (
      <ConfirmIdentityDialog open={finish !== undefined} onConfirmed={() => close(true)} onClose={() => close(false)} />
    ),
  }
}
