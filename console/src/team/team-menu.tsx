import { higherRole } from '@gable/shared/team/messages.ts'
import type { TeamRow } from '@gable/shared/team/team.ts'
import { Ellipsis, IdCard, Send, ShieldCheck, Trash2, UserRoundCheck, UserRoundX } from 'lucide-react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useAccountPath } from '../platform/account.ts'
import { getMemberName } from './member-name.ts'
import type { OpenTeamDialog } from './use-team-dialogs.tsx'

/** The actions for one member or invitation. */
export function TeamMenu({ row, openDialog }: { row: TeamRow; openDialog: OpenTeamDialog }) {
  const pathTo = useAccountPath()
  const { _id, status, isSelf, isManageable } = row
  const disabledReason = !isManageable && higherRole
  const trigger = <IconButton icon={Ellipsis} label={`Actions for ${getMemberName(row)}`} size="sm" />
  if (status === 'INVITED')
    return (
      <Menu align="end" trigger={trigger}>
        <MenuItem icon={Send} disabledReason={disabledReason} onSelect={() => openDialog('resend', row)}>
          Send again
        </MenuItem>
        <MenuItem icon={Trash2} danger disabledReason={disabledReason} onSelect={() => openDialog('revoke', row)}>
          Revoke invitation
        </MenuItem>
      </Menu>
    )
  return (
    <Menu align="end" trigger={trigger}>
      <MenuItem icon={IdCard} to={pathTo(`settings/team/users/${_id}/profile`)}>
        Profile
      </MenuItem>
      <MenuItem icon={ShieldCheck} to={pathTo(`settings/team/users/${_id}/permissions`)}>
        Permissions
      </MenuItem>
      <MenuSeparator />
      {status === 'DEACTIVATED' ? (
        <MenuItem icon={UserRoundCheck} disabledReason={disabledReason} onSelect={() => openDialog('reactivate', row)}>
          Reactivate
        </MenuItem>
      ) : (
        <MenuItem
          icon={UserRoundX}
          danger
          disabledReason={isSelf ? 'You cannot deactivate yourself.' : disabledReason}
          onSelect={() => openDialog('deactivate', row)}
        >
          Deactivate
        </MenuItem>
      )}
    </Menu>
  )
}
