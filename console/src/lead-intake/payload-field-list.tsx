import type { PayloadField } from '@gable/shared/lead-intake/payload-fields.ts'
import { useKeyboardScroll } from '../design/layout/use-keyboard-scroll.ts'

/** The values of a payload. */
export function PayloadFieldList({ fields }: { fields: readonly PayloadField[] }) {
  const scroll = useKeyboardScroll()
  if (fields.length === 0) return <p className="text-muted">This payload has no values.</p>
  return (
    <section {...scroll} aria-label="Values" className="max-h-96 overflow-y-auto rounded-md bg-sunken px-3">
      <dl className="divide-y divide-line text-label">
        {fields.map(({ path, value }) => (
          <div key={path} className="py-2">
            <dt className="break-all font-mono text-muted">{path}</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              <bdi>{value || '—'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
