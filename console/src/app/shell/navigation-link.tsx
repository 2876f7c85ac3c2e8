import { Lock } from 'lucide-react'
import type { MouseEvent } from 'react'
import { NavLink, useNavigate } from 'react-router-dom'
import { cx } from '../../design/class-names.ts'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { getDisabledReason } from '../../layout/disabled-reason.ts'
import { useAccount, useAccountPath } from '../../platform/account.ts'
import type { NavigationEntry } from './navigation.ts'

/** A sidebar link. A disabled one explains why instead. */
export function NavigationLink({ entry, collapsed }: { entry: NavigationEntry; collapsed: boolean }) {
  const account = useAccount()
  const pathTo = useAccountPath()
  const { icon: Icon, label, to, Badge } = entry
  const navigate = useNavigate()
  const disabledReason = getDisabledReason(entry, account)
  // Errors are ignored here: the navigation itself reports them.
  const handlePreload = () => void entry.preload().catch(() => {})
  const handleClick = (event: MouseEvent) => {
    const path = entry.getRedirectPath?.(account.accountId)
    if (!path || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(pathTo(path))
  }
  const content = (
    <>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{label}</span>
      {Badge && !disabledReason && <Badge collapsed={collapsed} />}
      {disabledReason && !collapsed && <Lock aria-hidden="true" className="size-3.5 shrink-0 text-faint" />}
    </>
  )
  if (disabledReason) {
    return (
      <Tooltip text={disabledReason} side="right">
        {/* biome-ignore lint/a11y/useValidAnchor: a disabled link, as recommended by ARIA */}
        <a
          role="link"
          aria-disabled="true"
          tabIndex={0}
          className={cx(linkClassName, collapsed && 'justify-center', 'cursor-not-allowed opacity-60')}
        >
          {content}
        </a>
      </Tooltip>
    )
  }
  return (
    <Tooltip text={collapsed && label} side="right" describes={false}>
      <NavLink
        to={pathTo(to)}
        onPointerEnter={handlePreload}
        onFocus={handlePreload}
        onClick={handleClick}
        className={({ isPending }) =>
          cx(
            linkClassName,
            collapsed && 'justify-center',
            'hover:bg-hover hover:text-ink',
            isPending && 'bg-hover text-ink',
          )
        }
      >
        {content}
      </NavLink>
    </Tooltip>
  )
}

const linkClassName =
  'relative flex h-8 items-center gap-2.5 rounded-md px-2 font-medium text-muted text-table transition-colors touch:h-11 ' +
  'aria-[current]:bg-hover aria-[current]:text-ink [&[aria-current]>svg]:text-accent-ink'
