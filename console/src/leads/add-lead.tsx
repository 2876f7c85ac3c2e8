import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { AddLeadDialog } from './add-lead-dialog.tsx'

export function AddLead() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={Plus} onClick={() => setOpen(true)}>
        Add Lead
      </Button>
      <AddLeadDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
