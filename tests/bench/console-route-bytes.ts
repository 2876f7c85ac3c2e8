import type { Bench } from './bench.ts'
import { readConsoleChunks } from './console-chunks.ts'

/**
 * Compressed size of the JavaScript of the largest screen, without the part that all screens of an account share. Charts load
 * later and are not included.
 */
export const consoleRouteBytes: Bench = {
  name: 'console-route-bytes',
  unit: 'bytes',
  async measure() {
    const { chunks, listFiles, countBytes } = await readConsoleChunks()
    const shared = listFiles('index.html', ...sharedModules)
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

const sharedModules = ['src/app/account-routes.tsx', 'src/app/guards/account-guards.tsx', 'src/app/shell/shell.tsx']

const isScreen = /-(page|view|list)\.tsx$/
