import type { ContactSelection } from '@gable/shared/contacts/bulk.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { ChevronDown, Mail, RectangleHorizontal, Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { usePermission } from '../platform/account.ts'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { LazySendDialog } from './lazy-send-dialog.ts'

interface SendAudienceButtonProps {
  /** "12 selected contacts" or the name of a segment. */
  label: string
  selection: ContactSelection
  size?: 'sm' | 'md'
  onSent?: () => void
}

/** Sends an email or a postcard to these contacts. Hidden without the permission, like emails and postcards themselves. */
export function SendAudienceButton({ label, selection, size = 'md', onSent }: SendAudienceButtonProps) {
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  const [medium, setMedium] = useState<ContentMedium>('EMAIL')
  const [isOpen, setOpen] = useState(false)
  if (!isPermitted) return null
  const open = (next: ContentMedium) => {
    setMedium(next)
    setOpen(true)
  }
  return (
    <>
      <Menu
        trigger={
          <Button size={size} icon={Send} iconAfter={ChevronDown} {...preloadOnIntent(LazySendDialog)}>
            Send
          </Button>
        }
      >
        <MenuItem icon={Mail} onSelect={() => open('EMAIL')}>
          Send email
        </MenuItem>
        <MenuItem icon={RectangleHorizontal} onSelect={() => open('POSTCARD')}>
          Send postcard
        </MenuItem>
      </Menu>
      <LazySendDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        medium={medium}
        audience={{ label, selection }}
        {...(onSent && { onSent })}
      />
    </>
  )
}
