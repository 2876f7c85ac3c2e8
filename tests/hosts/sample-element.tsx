import { useState } from 'preact/hooks'
import { define } from '../../embeds/src/element/define.ts'

/** The smallest element that has something to lose. */
function Sample({ widgetId = 'none' }: { widgetId?: string | undefined }) {
  const [typed, setTyped] = useState('')
  return (
    <label>
      Widget {widgetId}
      <input value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      <output>{typed.length} letters</output>
    </label>
  )
}

define('sample-widget', {
  component: Sample,
  attributes: ['widget-id'],
  css: ':host { display: block } label { color: rgb(1, 2, 3) }',
})
