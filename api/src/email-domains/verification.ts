import { type CheckState, missingRecordGraceHours } from '@gable/shared/email-domains/email-domain.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'

interface Verification {
  verified_at: Date | null
  failing_since: Date | null
}

/** What changed for the people of the account. */
export type VerificationChange = 'VERIFIED' | 'FAILING' | 'STOPPED' | undefined

/**
 * Whether a name is verified after a check of its required records. A missing record ends that only after a while,
 * because people move their DNS; name servers that do not answer change nothing.
 */
export function updateVerification(
  { verified_at, failing_since }: Verification,
  required: readonly CheckState[],
  now = new Date(),
): Verification & { change: VerificationChange } {
  if (required.every((state) => state === 'PASSED' || state === 'WARNING'))
    return {
      verified_at: verified_at ?? now,
      failing_since: null,
      change: verified_at ? undefined : 'VERIFIED',
    }
  const isMissing = required.includes('FAILED')
  if (!verified_at || !isMissing) return { verified_at, failing_since, change: undefined }
  if (!failing_since) return { verified_at, failing_since: now, change: 'FAILING' }
  if (now >= getStopTime(failing_since)) return { verified_at: null, failing_since: null, change: 'STOPPED' }
  return { verified_at, failing_since, change: undefined }
}

export const getStopTime = (failingSince: Date): Date =>
  new Date(failingSince.getTime() + missingRecordGraceHours * hourLength)
