import type { ContactSelection } from '@gable/shared/contacts/bulk.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { usePermission } from '../platform/account.ts'
import { LazySendDialog } from './lazy-send-dialog.tsx'

interface SendAudienceButtonProps {
  /** "12 selected contacts" or the name of a segment. */
  label: string
  selection: ContactSelection
  size?: 'sm' | 'md'
  onSent?: () => void
}

/** Sends an email to these contacts. Hidden without the permission, like the emails themselves. */
export function SendAudienceButton({ label, selection, size = 'md', onSent }: SendAudienceButtonProps) {
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  const [isOpen, setOpen] = useState(false)
  if (!isPermitted) return null
  return (
    <>
      <Button size={size} icon={Send} onClick={() => setOpen(true)}>
        Send email
      </Button>
      <LazySendDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        audience={{ label, selection }}
        {...(onSent && { onSent })}
      />
    </>
  )
}
