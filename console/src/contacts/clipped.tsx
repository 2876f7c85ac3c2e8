import { missing } from '../design/format/metric-format.ts'

/** Text of any length in one line of a table, whole on hover. */
export function Clipped({ children }: { children: string | null | undefined }) {
  if (!children) return <>{missing}</>
  return (
    <bdi className="block max-w-56 truncate" title={children}>
      {children}
    </bdi>
  )
}
