import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Coins } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cx } from '../design/class-names.ts'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { formatCount, formatShort } from '../design/format/metric-format.ts'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useCredits } from './use-credits.ts'

/** The available credits in the top bar. It links to the billing overview for those who may open it. */
export function CreditsChip() {
  const { canSee, canBuy, balance, error } = useCredits()
  const pathTo = useAccountPath()
  if (!canSee || (error && !balance)) return null
  if (!balance) return <Skeleton className="h-7 w-16 shrink-0 rounded-full" />
  const { available } = balance
  const label = `${pluralize(available, 'credit')} available`
  const content = (
    <span className={cx(pillClassName, canBuy && 'group-hover:border-line-strong group-hover:bg-hover')}>
      <Coins aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span aria-hidden="true" className="sm:hidden">
        {available < 1000 ? formatCount(available) : formatShort(available)}
      </span>
      <span aria-hidden="true" className="hidden sm:inline">
        {formatCount(available)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
  return (
    <Tooltip text={label} side="bottom">
      {canBuy ? (
        <Link
          to={pathTo('billing/overview')}
          className="group flex h-7 shrink-0 items-center rounded-full touch:h-11 touch:min-w-11 touch:justify-center"
        >
          {content}
        </Link>
      ) : (
        content
      )}
    </Tooltip>
  )
}

const pillClassName =
  'flex h-7 shrink-0 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 font-medium text-table tabular-nums transition-colors max-sm:gap-1 max-sm:px-2'
