import { CalendarCheck, Columns3, type LucideIcon, Plus, UserRoundPlus, UsersRound } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { cx } from '../../design/class-names.ts'
import { useIsNarrow } from '../../design/layout/use-media-query.ts'
import { Menu, MenuItem } from '../../design/overlays/menu.tsx'
import { addContactParam } from '../../layout/paths/contact-paths.ts'
import { useAccountPath } from '../../platform/account.ts'
import { createParam } from '../../platform/use-create-dialog.ts'

/** The pages an agent needs between two viewings, within reach of the thumb. Only on phones. */
export function BottomBar() {
  const isPhone = useIsNarrow()
  const pathTo = useAccountPath()
  const { pathname } = useLocation()
  if (!isPhone) return null
  const isToday = pathname.startsWith(pathTo('leads/today'))
  return (
    <nav
      data-bottom-bar
      aria-label="Quick navigation"
      className="fixed inset-x-0 bottom-0 z-sidebar grid h-[var(--bottom-bar)] grid-cols-4 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <BarLink to={pathTo('leads/today')} icon={CalendarCheck} label="Today" isCurrent={isToday} />
      <BarLink
        to={pathTo('contacts/list')}
        icon={UsersRound}
        label="Contacts"
        isCurrent={pathname.startsWith(pathTo('contacts'))}
      />
      <BarLink
        to={pathTo('leads')}
        icon={Columns3}
        label="Leads"
        isCurrent={pathname.startsWith(pathTo('leads')) && !isToday}
      />
      <Menu
        side="top"
        align="end"
        trigger={
          <button type="button" className={itemClassName}>
            <Plus aria-hidden="true" className="size-5" />
            Add
          </button>
        }
      >
        <MenuItem icon={Columns3} to={`${pathTo('leads/today')}?${createParam}=lead`}>
          Add lead
        </MenuItem>
        <MenuItem icon={UserRoundPlus} to={`${pathTo('contacts/list')}?${addContactParam}=contact`}>
          Add contact
        </MenuItem>
      </Menu>
    </nav>
  )
}

interface BarLinkProps {
  to: string
  icon: LucideIcon
  label: string
  isCurrent: boolean
}

const BarLink = ({ to, icon: Icon, label, isCurrent }: BarLinkProps) => (
  <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={cx(itemClassName, isCurrent && 'text-ink')}>
    <Icon aria-hidden="true" className={cx('size-5', isCurrent && 'text-accent-ink')} />
    {label}
  </Link>
)

const itemClassName =
  'flex min-w-0 flex-col items-center justify-center gap-0.5 font-medium text-label text-muted focus-visible:-outline-offset-2 active:bg-hover'
