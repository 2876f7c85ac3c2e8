import type { Import } from '@gable/shared/imports/import.ts'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { call } from '../platform/use-api.ts'

type Step = 'start' | 'cancelled' | 'undone'

/** The next step of an import; a refusal is told, and what stands is read again. */
export function useImportStep({ _id: importId }: Pick<Import, '_id'>, onChanged: (list: Import) => void) {
  const [busy, setBusy] = useState<Step>()
  async function take(step: Step) {
    setBusy(step)
    try {
      onChanged(await call(`POST /agent/imports/:importId/${step}`, { params: { importId } }))
    } catch (error) {
      toast.error(toFormError(error).message)
      onChanged(await call('GET /agent/imports/:importId', { params: { importId } }))
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, take }
}
