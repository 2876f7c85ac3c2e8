import type { AppName } from '@gable/shared/connected-apps/catalog.ts'
import { ArrowLeftRight, ContactRound, HandCoins, House, Inbox, type LucideIcon, Zap } from 'lucide-react'

/** A sign for an app. We show no logos, which belong to their owners. */
export function AppIcon({ appName, size = 'md' }: { appName: AppName; size?: 'sm' | 'md' }) {
  const Icon = icons[appName]
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-lg border border-line bg-sunken text-accent-ink ${size === 'sm' ? 'size-8' : 'size-10'}`}
    >
      <Icon className={size === 'sm' ? 'size-4' : 'size-5'} />
    </span>
  )
}

const icons: Record<AppName, LucideIcon> = {
  'follow-up-boss': ContactRound,
  zapier: Zap,
  apination: ArrowLeftRight,
  realsync: Inbox,
  homeward: HandCoins,
  zestimate: House,
}
