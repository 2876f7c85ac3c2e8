import { Problem } from '@gable/shared/http/problem.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { showErrorToast } from '../../platform/error-toast.ts'
import { PasskeyCanceledError } from '../webauthn.ts'

/** Closing the browser's dialog is not an error. */
export function showPasskeyError(error: unknown) {
  if (error instanceof PasskeyCanceledError) return
  if (error instanceof Error && !(error instanceof Problem) && !(error instanceof TypeError)) toast.error(error.message)
  else showErrorToast(error)
}
