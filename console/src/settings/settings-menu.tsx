import { ChevronDown } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Menu, MenuGroup, MenuItem } from '../design/overlays/menu.tsx'
import { getDisabledReason } from '../layout/disabled-reason.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { type SettingsPage, settingsGroups } from './settings-pages.ts'

/** Where there is no room for a list beside the page: one button with the name of the page that is open. */
export function SettingsMenu({ open }: { open: SettingsPage | undefined }) {
  const account = useAccount()
  const pathTo = useAccountPath()
  return (
    <div className="px-4 pt-4 sm:px-8 lg:hidden">
      <Menu
        trigger={
          <Button iconAfter={ChevronDown} className="w-full justify-between sm:w-auto">
            {open?.label ?? 'All settings'}
          </Button>
        }
      >
        {settingsGroups.map(({ label, pages }) => (
          <MenuGroup key={label} label={label}>
            {pages.map((page) => (
              <MenuItem key={page.to} icon={page.icon} to={pathTo(page.to)} disabledReason={getDisabledReason(page, account)}>
                {page.label}
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
        {open && open.sections.length > 0 && (
          <MenuGroup label="On this page">
            {open.sections.map(({ id, label, icon }) => (
              <MenuItem key={id} icon={icon} to={`${pathTo(open.to)}#${id}`}>
                {label}
              </MenuItem>
            ))}
          </MenuGroup>
        )}
      </Menu>
    </div>
  )
}
