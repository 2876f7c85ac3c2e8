import type { Import } from '@gable/shared/imports/import.ts'
import { useSearchParams } from 'react-router-dom'

/** Whether the columns are being chosen: always at first, and again for who goes back to them. It stands in the address. */
export function useSettingUp({ state }: Pick<Import, 'state'>) {
  const [params, setParams] = useSearchParams()
  const isNeeded = state === 'READY' || state === 'FAILED' || state === 'UPLOADING'
  const isPossible = state === 'CHECKED' || state === 'UNDONE'
  return {
    isSettingUp: isNeeded || (isPossible && params.get('step') === 'columns'),
    begin: () => setParams({ step: 'columns' }),
    end: () => setParams({}, { replace: true }),
  }
}
