import { ChevronDown } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Menu, MenuGroup, MenuItem } from '../design/overlays/menu.tsx'
import { getDisabledReason } from '../layout/disabled-reason.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { settingsGroups } from './settings-groups.ts'
import type { SettingsPage } from './settings-page.ts'

/** Replaces the list of pages on narrow screens: a menu button with the name of the open page. */
export function SettingsMenu({ openPage }: { openPage: SettingsPage | undefined }) {
  const account = useAccount()
  const pathTo = useAccountPath()
  return (
    <div className="px-4 pt-4 sm:px-8 lg:hidden">
      <Menu
        trigger={
          <Button iconAfter={ChevronDown} className="w-full justify-between sm:w-auto">
            {openPage?.label ?? 'All settings'}
          </Button>
        }
      >
        {settingsGroups.map(({ label, pages, externalPages }) => (
          <MenuGroup key={label} label={label}>
            {pages.map((page) => (
              <MenuItem
                key={page.to}
                icon={page.icon}
                to={pathTo(page.to)}
                disabledReason={getDisabledReason(page, account)}
              >
                {page.label}
              </MenuItem>
            ))}
            {externalPages.map(({ label, icon, href }) => (
              <MenuItem key={href} icon={icon} href={href}>
                {label}
              </MenuItem>
            ))}
          </MenuGroup>
        ))}
        {openPage && openPage.sections.length > 0 && (
          <MenuGroup label="On this page">
            {openPage.sections.map(({ id, label, icon }) => (
              <MenuItem key={id} icon={icon} to={`${pathTo(openPage.to)}#${id}`}>
                {label}
              </MenuItem>
            ))}
          </MenuGroup>
        )}
      </Menu>
    </div>
  )
}
