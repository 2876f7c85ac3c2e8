import { render } from 'preact'
import { Tester } from './tester.tsx'

render(<Tester />, document.getElementById('tester') as HTMLElement)
