import type { Branding } from '@gable/shared/branding/branding.ts'
import { Link } from 'react-router-dom'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { BrandMenu } from './brand-menu.tsx'
import { BrandThumbnail } from './brand-thumbnail.tsx'
import { BrandingStatus } from './branding-status.tsx'
import { brandingPath } from './sections.ts'

/** One brand in the list: its appearance, status, and last update. */
export function BrandCard({ branding }: { branding: Branding }) {
  const { _id, name, updatedAt, updatedBy } = branding
  const { agency } = useAccount()
  const pathTo = useAccountPath()
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface hover:border-line-strong has-[a:focus-visible]:outline has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-accent has-[a:focus-visible]:outline-offset-2">
      <BrandThumbnail branding={branding} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 pt-1 font-semibold text-body [overflow-wrap:anywhere]">
            {/* The link covers the whole card. The menu is positioned above it. */}
            <Link to={pathTo(brandingPath(_id))} className="outline-none after:absolute after:inset-0">
              {name}
            </Link>
          </h2>
          <div className="relative">
            <BrandMenu branding={branding} />
          </div>
        </div>
        <BrandingStatus branding={branding} />
        <p className="mt-auto text-label text-muted">
          Updated <RelativeTime at={updatedAt} timeZone={agency.timeZone} />
          {updatedBy && ` by ${updatedBy}`}
        </p>
      </div>
    </li>
  )
}
