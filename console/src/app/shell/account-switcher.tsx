import { Check, ChevronsUpDown, LayoutGrid } from 'lucide-react'
import { forwardRef } from 'react'
import { useLocation } from 'react-router-dom'
import { cx } from '../../design/class-names.ts'
import { Avatar } from '../../design/data/avatar.tsx'
import { Badge } from '../../design/data/badge.tsx'
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../../design/overlays/menu.tsx'
import { getRoleLabel } from '../../layout/role-labels.ts'
import { useAccount } from '../../platform/account.ts'
import { useApi } from '../../platform/use-api.ts'
import { getAllAccountsPath, getSameAreaPath } from './same-area-path.ts'

/** Shows the current agency and switches to others. */
export function AccountSwitcher({ collapsed }: { collapsed: boolean }) {
  const { pathname } = useLocation()
  return (
    <Menu trigger={<Trigger collapsed={collapsed} />} side={collapsed ? 'right' : 'bottom'}>
      <Accounts />
      <MenuSeparator />
      <MenuItem icon={LayoutGrid} to={getAllAccountsPath(pathname)}>
        All accounts
      </MenuItem>
    </Menu>
  )
}

const Trigger = forwardRef<HTMLButtonElement, { collapsed: boolean }>(function Trigger({ collapsed, ...rest }, ref) {
  const { agency } = useAccount()
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={cx(
        'flex h-10 w-full items-center gap-2.5 rounded-lg text-left hover:bg-hover data-[popup-open]:bg-hover touch:h-11',
        collapsed ? 'justify-center' : 'px-1.5',
      )}
    >
      <Avatar name={agency.name} shape="square" />
      <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1 truncate font-semibold text-table'}>{agency.name}</span>
      <span className="sr-only">, switch account</span>
      {!collapsed && <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-faint" />}
    </button>
  )
})

function Accounts() {
  const { accountId, agency, role } = useAccount()
  const { pathname } = useLocation()
  const { data } = useApi('GET /accounts')
  // Until the list is loaded, the menu shows the current account only.
  const accounts = data ?? [{ _id: accountId, name: agency.name, role, isSuspended: false, hasPlan: true }]
  return (
    <MenuGroup label="Accounts">
      {accounts.map(({ _id, name, role, isSuspended, hasPlan }) => (
        <MenuItem key={_id} to={getSameAreaPath(_id, pathname)} shortcut={getRoleLabel(role)}>
          <span className="flex items-center gap-2">
            <span className="min-w-0 truncate">{name}</span>
            {!hasPlan ? <Badge tone="danger">Canceled</Badge> : isSuspended && <Badge tone="warning">Suspended</Badge>}
            {_id === accountId && <Check aria-label="Current account" className="size-4 shrink-0" />}
          </span>
        </MenuItem>
      ))}
    </MenuGroup>
  )
}
