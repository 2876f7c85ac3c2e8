import type { ReactNode } from 'react'
import { cx } from '../../design/class-names.ts'
import { AccountSwitcher } from './account-switcher.tsx'
import { isNavigationGroup, type NavigationEntry, type NavigationGroup, navigation } from './navigation.ts'
import { NavigationLink } from './navigation-link.tsx'

interface SidebarProps {
  collapsed: boolean
  /** The button that collapses or closes the sidebar. */
  toggle: ReactNode
}

export function Sidebar({ collapsed, toggle }: SidebarProps) {
  return (
    <>
      <div className="shrink-0 p-2">
        <AccountSwitcher collapsed={collapsed} />
      </div>
      <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-2">
        <ul className="flex flex-col gap-0.5">
          {navigation.main.map((item, index) =>
            isNavigationGroup(item) ? (
              <Group key={item.label} group={item} collapsed={collapsed} />
            ) : (
              <Entry key={item.to} entry={item} collapsed={collapsed} isApart={isAfterGroup(index)} />
            ),
          )}
        </ul>
        <ul className="mt-auto flex flex-col gap-0.5">
          {navigation.footer.map((entry) => (
            <Entry key={entry.to} entry={entry} collapsed={collapsed} />
          ))}
        </ul>
      </nav>
      <div className={cx('flex shrink-0 border-line border-t p-2', collapsed ? 'justify-center' : 'justify-end')}>
        {toggle}
      </div>
    </>
  )
}

function Group({ group, collapsed }: { group: NavigationGroup; collapsed: boolean }) {
  return (
    <li className={collapsed ? 'mt-2 border-line border-t pt-2' : 'mt-3'}>
      <p className={collapsed ? 'sr-only' : 'px-2 pb-1 font-medium text-faint text-label'}>{group.label}</p>
      <ul className="flex flex-col gap-0.5">
        {group.entries.map((entry) => (
          <Entry key={entry.to} entry={entry} collapsed={collapsed} />
        ))}
      </ul>
    </li>
  )
}

/** Set apart, so that it does not look like a part of the group. */
function isAfterGroup(index: number) {
  const before = navigation.main[index - 1]
  return before !== undefined && isNavigationGroup(before)
}

interface EntryProps {
  entry: NavigationEntry
  collapsed: boolean
  isApart?: boolean
}

function Entry({ entry, collapsed, isApart = false }: EntryProps) {
  return (
    <li className={isApart ? 'mt-2 border-line border-t pt-2' : undefined}>
      <NavigationLink entry={entry} collapsed={collapsed} />
    </li>
  )
}
