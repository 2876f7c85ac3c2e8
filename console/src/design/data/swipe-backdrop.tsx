import { cx } from '../class-names.ts'
import type { useSwipe } from './use-swipe.ts'

/** The colored area beside a swiped row, with the action that a release runs. */
export function SwipeBackdrop({ swipe: { offset, revealed } }: { swipe: ReturnType<typeof useSwipe> }) {
  if (!revealed) return null
  const Icon = revealed.icon
  return (
    <div
      aria-hidden="true"
      style={{ width: Math.abs(offset) }}
      className={cx(
        'absolute inset-y-0 flex items-center gap-2 overflow-hidden whitespace-nowrap px-4 font-medium text-table',
        offset > 0 ? 'left-0 bg-info-soft text-info-ink' : 'right-0 justify-end bg-success-soft text-success-ink',
      )}
    >
      <Icon className="size-5" />
      {revealed.label}
    </div>
  )
}
