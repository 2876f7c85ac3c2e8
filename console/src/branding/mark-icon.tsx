import { marks } from '@gable/shared/branding/marks.ts'
import type { Mark } from '@gable/shared/branding/public-brand.ts'

/** An industry logo such as Equal Housing, in the current text color. */
export function MarkIcon({ mark, className = 'size-6' }: { mark: Mark; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className={className}>
      <path d={marks[mark].path} />
    </svg>
  )
}
