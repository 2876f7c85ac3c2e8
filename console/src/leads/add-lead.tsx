import { Plus } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { createParam } from '../platform/use-create-dialog.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'

/** Opens the dialog in the frame of the leads pages. */
export function AddLead() {
  const { open } = useOverlayParam(createParam)
  return (
    <Button variant="primary" icon={Plus} onClick={() => open('lead')}>
      Add lead
    </Button>
  )
}
