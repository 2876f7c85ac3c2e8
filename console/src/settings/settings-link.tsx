import { Lock } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { cx } from '../design/class-names.ts'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { getDisabledReason } from '../layout/disabled-reason.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import type { SettingsPage } from './settings-pages.ts'

/** One page in the list of the settings. Withheld, it says why instead of leading anywhere. */
export function SettingsLink({ page }: { page: SettingsPage }) {
  const reason = getDisabledReason(page, useAccount())
  const pathTo = useAccountPath()
  if (!reason) {
    return (
      <NavLink to={pathTo(page.to)} className={cx(look, 'hover:bg-hover hover:text-ink')}>
        {page.label}
      </NavLink>
    )
  }
  return (
    <Tooltip text={reason} side="right">
      {/* biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere, as ARIA writes it */}
      <a role="link" aria-disabled="true" tabIndex={0} className={cx(look, 'cursor-not-allowed opacity-60')}>
        {page.label}
        <Lock aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
      </a>
    </Tooltip>
  )
}

const look =
  'peer flex h-8 items-center justify-between gap-2 rounded-md px-3 font-medium text-muted text-table aria-[current]:bg-hover aria-[current]:text-ink touch:h-11'
