import type { Bench } from './bench.ts'
import { readConsoleChunks } from './console-chunks.ts'

/** Compressed size of the JavaScript that the sign-in page needs. */
export const consoleFirstBytes: Bench = {
  name: 'console-first-bytes',
  unit: 'bytes',
  async measure() {
    const { scripts, listFiles, countBytes } = await readConsoleChunks()
    return countBytes(new Set([...scripts, ...listFiles('index.html', 'src/identity/login-page.tsx')]))
  },
}
