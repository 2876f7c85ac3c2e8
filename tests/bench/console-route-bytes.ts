import type { Bench } from './bench.ts'
import { consoleChunks } from './console-chunks.ts'

/**
 * The JavaScript of the largest screen, compressed: what crosses the wire to show it, beside what every screen of an account
 * has. Charts come after it.
 */
export const consoleRouteBytes: Bench = {
  name: 'console-route-bytes',
  unit: 'bytes',
  async measure() {
    const { chunks, filesOf, bytesOf } = await consoleChunks()
    const shared = filesOf('index.html', ...everyScreenHas)
    const sizes: { name: string; bytes: number }[] = []
    for (const [name, { isDynamicEntry }] of Object.entries(chunks)) {
      if (!isDynamicEntry || !isScreen.test(name)) continue
      const own = [...filesOf(name)].filter((file) => !shared.has(file))
      sizes.push({ name, bytes: await bytesOf(own) })
    }
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
    for (const { name, bytes } of largest) console.log(`  ${name}: ${bytes}`)
    return largest[0]?.bytes ?? Number.NaN
  },
}

const everyScreenHas = ['src/app/account-routes.tsx', 'src/app/guards/account-gate.tsx', 'src/app/shell/shell.tsx']

const isScreen = /-(page|view|list)\.tsx$/
