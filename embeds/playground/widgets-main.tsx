import { render } from 'preact'
import { Widgets } from './widgets.tsx'

render(<Widgets />, document.getElementById('widgets') as HTMLElement)
