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
    const [largest, ...others] = await listRouteSizes()
    for (const { name, bytes } of [largest, ...others.slice(0, 4)]) console.log(`  ${name}: ${bytes}`)
    return largest.bytes
  },
}

/** Each screen with its bytes, the largest first. */
export async function listRouteSizes() {
  const { chunks, findGroup, listFiles, countBytes } = await readConsoleChunks()
  const shared = listFiles('index.html', ...sharedGroups.map(findGroup))
  const sizes: { name: string; bytes: number }[] = []
  for (const [name, { isDynamicEntry }] of Object.entries(chunks)) {
    if (!isDynamicEntry || !isScreen.test(name)) continue
    const files = [...listFiles(name)].filter((file) => !shared.has(file))
    sizes.push({ name, bytes: await countBytes(files) })
  }
  const [largest, ...others] = sizes.sort((a, b) => b.bytes - a.bytes)
  if (!largest) throw new Error('The console build has no screens')
  return [largest, ...others] as const
}

/** From `console/code-splitting.ts`. */
const sharedGroups = ['account', 'common']

const isScreen = /-(page|view|list)\.tsx$/
