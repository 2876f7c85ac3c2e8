import type { Import } from '@gable/shared/imports/import.ts'
import { useSearchParams } from 'react-router-dom'

/** Whether the setup is open: always before the first check, and later when the URL says so. */
export function useSetupStep({ state }: Pick<Import, 'state'>) {
  const [params, setParams] = useSearchParams()
  const isRequired = state === 'READY' || state === 'FAILED' || state === 'UPLOADING'
  const isAllowed = state === 'CHECKED' || state === 'UNDONE'
  return {
    isSetupOpen: isRequired || (isAllowed && params.get('step') === 'columns'),
    openSetup: () => setParams({ step: 'columns' }),
    closeSetup: () => setParams({}, { replace: true }),
  }
}
