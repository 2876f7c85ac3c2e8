import { Lock } from 'lucide-react'
import type { MouseEvent } from 'react'
import { NavLink, useNavigate } from 'react-router-dom'
import { cx } from '../../design/class-names.ts'
import { Tooltip } from '../../design/overlays/tooltip.tsx'
import { withheldReason } from '../../layout/disabled-reason.ts'
import { useAccount, useAccountPath } from '../../platform/account.ts'
import type { NavigationEntry } from './navigation.ts'

/** One line of the sidebar. Withheld, it says why instead of leading anywhere. */
export function NavigationLink({ entry, collapsed }: { entry: NavigationEntry; collapsed: boolean }) {
  const account = useAccount()
  const pathTo = useAccountPath()
  const { icon: Icon, label, to, Count } = entry
  const navigate = useNavigate()
  const reason = withheldReason(entry, account)
  // A failure is told when the page is really asked for.
  const fetchAhead = () => void entry.ahead().catch(() => {})
  const goOn = (event: MouseEvent) => {
    const path = entry.leadsTo?.(account.accountId)
    if (!path || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(pathTo(path))
  }
  const content = (
    <>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{label}</span>
      {Count && !reason && <Count collapsed={collapsed} />}
      {reason && !collapsed && <Lock aria-hidden="true" className="size-3.5 shrink-0 text-faint" />}
    </>
  )
  if (reason) {
    return (
      <Tooltip text={reason} side="right">
        {/* biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere, as ARIA writes it */}
        <a
          role="link"
          aria-disabled="true"
          tabIndex={0}
          className={cx(look, collapsed && 'justify-center', 'cursor-not-allowed opacity-60')}
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
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={goOn}
        className={({ isPending }) =>
          cx(look, collapsed && 'justify-center', 'hover:bg-hover hover:text-ink', isPending && 'bg-hover text-ink')
        }
      >
        {content}
      </NavLink>
    </Tooltip>
  )
}

const look =
  'relative flex h-8 items-center gap-2.5 rounded-md px-2 font-medium text-muted text-table transition-colors touch:h-11 ' +
  'aria-[current]:bg-hover aria-[current]:text-ink [&[aria-current]>svg]:text-accent-ink'
