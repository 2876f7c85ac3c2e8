import type { BulkRecord } from '@gable/shared/contacts/bulk.ts'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { useBulkWrites } from './use-bulk-writes.ts'

/** Ends a change that is at work, for who may. */
export function StopChange({ record }: { record: BulkRecord }) {
  const { stop } = useBulkWrites()
  const [busy, setBusy] = useState(false)
  if (!record.mayCancel) return null
  const press = async () => {
    setBusy(true)
    await stop(record)
    setBusy(false)
  }
  return (
    <Button size="sm" busy={busy} onClick={() => void press()}>
      Stop
    </Button>
  )
}
