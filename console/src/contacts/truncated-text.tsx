import { emptyValue } from '../design/format/metric-format.ts'

/** Text cut to one line of a table cell, complete on hover. */
export function TruncatedText({ children }: { children: string | null | undefined }) {
  if (!children) return <>{emptyValue}</>
  return (
    <bdi className="block max-w-56 truncate" title={children}>
      {children}
    </bdi>
  )
}
