import type { Bench } from './bench.ts'
import { consoleChunks } from './console-chunks.ts'

/** The JavaScript that crosses the wire, compressed, until somebody can sign in. */
export const consoleFirstBytes: Bench = {
  name: 'console-first-bytes',
  unit: 'bytes',
  async measure() {
    const { scripts, filesOf, bytesOf } = await consoleChunks()
    return bytesOf(new Set([...scripts, ...filesOf('index.html', 'src/auth/login-page.tsx')]))
  },
}
