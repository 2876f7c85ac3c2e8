import type { Bench } from './bench.ts'
import { readConsoleChunks } from './console-chunks.ts'

/**
 * Compressed size of the JavaScript of the largest screen, without the groups that every screen of an account loads. Charts
 * load later and are not included.
 */
export const consoleRouteBytes: Bench = {
  name: 'console-route-bytes',
  unit: 'bytes',
  async measure() {
    const { chunks, findGroup, listFiles, countBytes } = await readConsoleChunks()
    const shared = listFiles('index.html', ...sharedGroups.map(findGroup))
    const sizes: { name: string; bytes: number }[] = []
    for (const [name, { isDynamicEntry }] of Object.entries(chunks)) {
      if (!isDynamicEntry || !isScreen.test(name)) continue
      const files = [...listFiles(name)].filter((file) => !shared.has(file))
      sizes.push({ name, bytes: await countBytes(files) })
    }
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
    for (const { name, bytes } of largest) console.log(`  ${name}: ${bytes}`)
    return largest[0]?.bytes ?? Number.NaN
  },
}

/** From `console/code-splitting.ts`. */
const sharedGroups = ['account', 'common']

const isScreen = /-(page|view|list)\.tsx$/
