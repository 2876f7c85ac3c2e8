import { ExternalLink, Lock } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { cx } from '../design/class-names.ts'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { getDisabledReason } from '../layout/disabled-reason.ts'
import { useAccount, useAccountPath } from '../platform/account.ts'
import type { ExternalPage, SettingsPage } from './settings-page.ts'

/** A link to one settings page. Without permission it is disabled and a tooltip says why. */
export function SettingsLink({ page }: { page: SettingsPage }) {
  const disabledReason = getDisabledReason(page, useAccount())
  const pathTo = useAccountPath()
  if (!disabledReason) {
    return (
      <NavLink to={pathTo(page.to)} className={cx(linkClassName, 'hover:bg-hover hover:text-ink')}>
        {page.label}
      </NavLink>
    )
  }
  return (
    <Tooltip text={disabledReason} side="right">
      {/* biome-ignore lint/a11y/useValidAnchor: the ARIA pattern for a disabled link */}
      <a role="link" aria-disabled="true" tabIndex={0} className={cx(linkClassName, 'cursor-not-allowed opacity-60')}>
        {page.label}
        <Lock aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
      </a>
    </Tooltip>
  )
}

export const ExternalSettingsLink = ({ page: { href, label } }: { page: ExternalPage }) => (
  <a href={href} target="_blank" rel="noreferrer" className={cx(linkClassName, 'hover:bg-hover hover:text-ink')}>
    {label}
    <ExternalLink aria-label="Opens in a new tab" className="size-3.5 shrink-0 text-faint" />
  </a>
)

const linkClassName =
  'peer flex h-8 items-center justify-between gap-2 rounded-md px-3 font-medium text-muted text-table aria-[current]:bg-hover aria-[current]:text-ink touch:h-11'
