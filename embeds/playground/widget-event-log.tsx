import { elementEvents } from '@gable/shared/widgets/element-api.ts'
import { useEffect, useState } from 'preact/hooks'

/** Events of the widgets on this page, newest first. */
export function WidgetEventLog() {
  const [lines, setLines] = useState<string[]>([])
  useEffect(() => {
    const handleEvent = (event: Event) => {
      const { type, target, detail } = event as CustomEvent
      const line = `${(target as Element).localName} ${type} ${JSON.stringify(detail)}`
      setLines((previous) => [line, ...previous].slice(0, 50))
    }
    const types = elementEvents.map(({ name }) => `gable:${name}`)
    for (const type of types) document.addEventListener(type, handleEvent)
    return () => {
      for (const type of types) document.removeEventListener(type, handleEvent)
    }
  }, [])
  return (
    <section aria-live="polite">
      <h2>Widget events</h2>
      {lines.length === 0 && <p>No events yet.</p>}
      <ol reversed>
        {lines.map((line, index) => (
          <li key={lines.length - index} class="body">
            {line}
          </li>
        ))}
      </ol>
    </section>
  )
}
