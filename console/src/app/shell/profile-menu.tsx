import { ArrowLeftRight, LogOut, UserRound } from 'lucide-react'
import { forwardRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Avatar } from '../../design/data/avatar.tsx'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../design/overlays/menu.tsx'
import { useTheme } from '../../design/theme.ts'
import { themeChoices } from '../../layout/theme-choices.ts'
import { useAccountPath } from '../../platform/account.ts'
import { showErrorToast } from '../../platform/error-toast.ts'
import { signOut, useSession } from '../../platform/session.ts'
import { HelpMenuItems, type HelpMenuProps } from './help-menu.tsx'
import { getAllAccountsPath } from './same-area-path.ts'

/** On a phone, whose top bar has no room for it, `help` is in this menu. */
export function ProfileMenu({ help }: { help?: HelpMenuProps }) {
  const { user, accIds } = useSession()
  const { choice, setChoice } = useTheme()
  const pathTo = useAccountPath()
  const { pathname } = useLocation()
  const isPhone = useIsNarrow()
  return (
    <Menu align="end" trigger={<Trigger name={user.fullName || user.email} />} header={<SignedInUser />}>
      <div className="pt-1">
        <MenuItem icon={UserRound} to={pathTo('settings/profile')}>
          My Details
        </MenuItem>
        {accIds.length > 1 && (
          <MenuItem icon={ArrowLeftRight} to={getAllAccountsPath(pathname)}>
            Switch Account
          </MenuItem>
        )}
      </div>
      <MenuSeparator />
      <MenuChoice label="Theme" value={choice} options={themeChoices} onChange={setChoice} />
      <MenuSeparator />
      {help && isPhone && (
        <>
          <HelpMenuItems {...help} />
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={LogOut} onSelect={() => void signOut().catch(showErrorToast)}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

const Trigger = forwardRef<HTMLButtonElement, { name: string }>(function Trigger({ name, ...rest }, ref) {
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className="flex size-8 shrink-0 items-center justify-center rounded-full touch:size-11"
    >
      <Avatar name={name} />
      <span className="sr-only">Profile of {name}</span>
    </button>
  )
})

function SignedInUser() {
  const { user } = useSession()
  return (
    <>
      {user.fullName && <p className="truncate font-medium text-table">{user.fullName}</p>}
      <p className="truncate text-label text-muted">{user.email}</p>
    </>
  )
}
