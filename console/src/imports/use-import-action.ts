import type { Import } from '@gable/shared/imports/import.ts'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { call } from '../platform/use-api.ts'

type ImportAction = 'start' | 'cancelled' | 'continued' | 'undone'

/** Runs an action on an import. After an error it reloads the import, because the state may have changed. */
export function useImportAction({ _id: importId }: Pick<Import, '_id'>, onChanged: (contactImport: Import) => void) {
  const [busy, setBusy] = useState<ImportAction>()
  async function run(action: ImportAction) {
    setBusy(action)
    try {
      onChanged(await call(`POST /agent/imports/:importId/${action}`, { params: { importId } }))
    } catch (error) {
      toast.error(toFormError(error).message)
      onChanged(await call('GET /agent/imports/:importId', { params: { importId } }))
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, run }
}
