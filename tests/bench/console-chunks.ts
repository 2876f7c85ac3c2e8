import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const distFolder = join(import.meta.dirname, '..', '..', 'console', 'dist')

interface Chunk {
  file: string
  name?: string
  isDynamicEntry?: boolean
  imports?: string[]
}

/** Reads the build manifest of the console: which files each source module was built into. */
export async function readConsoleChunks() {
  const chunks: Record<string, Chunk> = JSON.parse(await readFile(join(distFolder, '.vite', 'manifest.json'), 'utf8'))
  const page = await readFile(join(distFolder, 'index.html'), 'utf8')
  const sizes = new Map<string, number>()
  return {
    chunks,
    /** Scripts that index.html loads. */
    scripts: [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file),
    /** The key of the chunk of a code splitting group. */
    findGroup(group: string) {
      const [key] = Object.entries(chunks).find(([, { name }]) => name === group) ?? []
      if (!key) throw new Error(`The console build has no group ${group}`)
      return key
    },
    /** The files of these modules, together with everything they import statically. */
    listFiles(...names: string[]) {
      const files = new Set<string>()
      const addChunk = (name: string) => {
        const chunk = chunks[name]
        if (!chunk) throw new Error(`The console build has no chunk for ${name}`)
        if (files.has(chunk.file)) return
        files.add(chunk.file)
        for (const imported of chunk.imports ?? []) addChunk(imported)
      }
      names.forEach(addChunk)
      return files
    },
    /** The total size after compression. */
    async countBytes(files: Iterable<string>) {
      let bytes = 0
      for (const file of files) {
        const size = sizes.get(file) ?? gzipSync(await readFile(join(distFolder, file))).length
        sizes.set(file, size)
        bytes += size
      }
      return bytes
    },
  }
}
