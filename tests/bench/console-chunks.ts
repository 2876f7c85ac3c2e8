import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const built = join(import.meta.dirname, '..', '..', 'console', 'dist')

export interface Chunk {
  file: string
  isDynamicEntry?: boolean
  imports?: string[]
}

/** The scripts the console was built into, by their sources. */
export async function consoleChunks() {
  const chunks: Record<string, Chunk> = JSON.parse(await readFile(join(built, '.vite', 'manifest.json'), 'utf8'))
  const page = await readFile(join(built, 'index.html'), 'utf8')
  const sizes = new Map<string, number>()
  return {
    chunks,
    /** What the page itself asks for. */
    scripts: [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file),
    /** What comes with a source: its file and those of all it needs at once. */
    filesOf(...names: string[]) {
      const files = new Set<string>()
      const walk = (name: string) => {
        const chunk = chunks[name]
        if (!chunk) throw new Error(`The console has no chunk for ${name}`)
        if (files.has(chunk.file)) return
        files.add(chunk.file)
        for (const needed of chunk.imports ?? []) walk(needed)
      }
      names.forEach(walk)
      return files
    },
    /** Over the wire, compressed. */
    async bytesOf(files: Iterable<string>) {
      let bytes = 0
      for (const file of files) {
        const size = sizes.get(file) ?? gzipSync(await readFile(join(built, file))).length
        sizes.set(file, size)
        bytes += size
      }
      return bytes
    },
  }
}
