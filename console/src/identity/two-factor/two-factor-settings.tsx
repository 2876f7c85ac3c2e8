import type { TwoFactor } from '@gable/shared/identity/two-factor.ts'
import { useState } from 'react'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { toast } from '../../design/feedback/toast.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { LoadError } from '../../platform/load-error.tsx'
import { useApi, useRefresh } from '../../platform/use-api.ts'
import { AppRow } from './app-row.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RecoveryRow } from './recovery-row.tsx'
import { useConfirmation } from './use-confirmation.tsx'

/** Authenticator app, passkeys and recovery codes of the signed-in user. */
export function TwoFactorSettings() {
  const { data, error, mutate, isValidating } = useApi('GET /profile/two-factor')
  const [newCodes, setNewCodes] = useState<string[]>()
  const { run, confirmationDialog } = useConfirmation()
  const refresh = useRefresh()

  /** Call it after each change, with the recovery codes that came with it. */
  function handleChange(message: string, recoveryCodes: string[] | null = null) {
    toast.success(message)
    if (recoveryCodes) setNewCodes(recoveryCodes)
    Promise.all([mutate(), refresh('GET /agent/permissions', 'GET /agent/security')]).catch(showErrorToast)
  }

  if (!data) {
    if (!error) return <TextSkeleton lines={5} />
    return (
      <LoadError
        problem={error}
        title="Your sign-in settings could not be loaded"
        onRetry={() => mutate()}
        retrying={isValidating}
      />
    )
  }
  const rows = { data, run, onChange: handleChange }
  return (
    <>
      <ul className="divide-y divide-line">
        <AppRow {...rows} />
        <PasskeyRows {...rows} />
        {hasFactor(data) && <RecoveryRow {...rows} />}
      </ul>
      {confirmationDialog}
      <RecoveryCodesDialog codes={newCodes} onClose={() => setNewCodes(undefined)} />
    </>
  )
}

export const hasFactor = ({ app, passkeys }: Pick<TwoFactor, 'app' | 'passkeys'>): boolean =>
  app !== null || passkeys.length > 0
