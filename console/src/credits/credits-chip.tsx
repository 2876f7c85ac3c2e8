import { Coins } from 'lucide-react'
import { Link } from 'react-router-dom'
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
  const label = `${formatCount(available)} ${available === 1 ? 'credit' : 'credits'} available`
  const content = (
    <>
      <Coins aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span aria-hidden="true" className="sm:hidden">
        {available < 10_000 ? formatCount(available) : formatShort(available)}
      </span>
      <span aria-hidden="true" className="hidden sm:inline">
        {formatCount(available)}
      </span>
      <span className="sr-only">{label}</span>
    </>
  )
  return (
    <Tooltip text={label} side="bottom">
      {canBuy ? (
        <Link
          to={pathTo('billing/overview')}
          className={`${chipClassName} transition-colors hover:border-line-strong hover:bg-hover`}
        >
          {content}
        </Link>
      ) : (
        <span className={chipClassName}>{content}</span>
      )}
    </Tooltip>
  )
}

const chipClassName =
  'flex h-7 shrink-0 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 font-medium text-table tabular-nums touch:h-11'
