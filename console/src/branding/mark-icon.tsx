import { marks } from '@gable/shared/branding/marks.ts'
import type { Mark } from '@gable/shared/branding/public-brand.ts'

/** One of the marks a brand may have to show, in the colour of the text around it. */
export function MarkIcon({ mark, className = 'size-6' }: { mark: Mark; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" className={className}>
      <path d={marks[mark].path} />
    </svg>
  )
}
