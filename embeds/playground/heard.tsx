import { elementEvents } from '@gable/shared/widgets/element-api.ts'
import { useEffect, useState } from 'preact/hooks'

/** What the widgets tell this page, the newest first. */
export function Heard() {
  const [heard, setHeard] = useState<string[]>([])
  useEffect(() => {
    const hear = (event: Event) => {
      const { type, target, detail } = event as CustomEvent
      const line = `${(target as Element).localName} ${type} ${JSON.stringify(detail)}`
      setHeard((before) => [line, ...before].slice(0, 50))
    }
    const types = elementEvents.map(({ name }) => `gable:${name}`)
    for (const type of types) document.addEventListener(type, hear)
    return () => {
      for (const type of types) document.removeEventListener(type, hear)
    }
  }, [])
  return (
    <section aria-live="polite">
      <h2>Heard</h2>
      {heard.length === 0 && <p>Nothing yet.</p>}
      <ol reversed>
        {heard.map((line, index) => (
          <li key={heard.length - index} class="body">
            {line}
          </li>
        ))}
      </ol>
    </section>
  )
}
