import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { usePermission } from '../platform/account.ts'
import { NewFormDialog } from './new-form-dialog.tsx'

/** Creates the form that a picker does not have. Nothing for agents who may not create forms. */
export function NewFormButton({ onCreated }: { onCreated: (formId: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  if (!usePermission('MANAGE_MARKETING_SETTINGS')) return null
  return (
    <>
      <Button size="sm" variant="quiet" icon={Plus} className="-my-1" onClick={() => setOpen(true)}>
        New form
      </Button>
      <NewFormDialog open={isOpen} onClose={() => setOpen(false)} onCreated={onCreated} />
    </>
  )
}
