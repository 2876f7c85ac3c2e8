import type { Suppression } from '@gable/shared/email-domains/email-domain.ts'
import { Ellipsis, MailCheck } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'

interface SuppressionMenuProps {
  suppression: Suppression
  onRemove: (suppression: Suppression) => void
}

export function SuppressionMenu({ suppression, onRemove }: SuppressionMenuProps) {
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${suppression.email}`} size="sm" />}>
      <MenuItem
        icon={MailCheck}
        disabledReason={
          suppression.reason === 'COMPLAINT' && 'This person reported an email as spam, so they get no more emails.'
        }
        onSelect={() => onRemove(suppression)}
      >
        Allow emails again
      </MenuItem>
    </Menu>
  )
}
