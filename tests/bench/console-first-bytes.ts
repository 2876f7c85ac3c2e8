import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Bench } from './bench.ts'

/** The JavaScript that crosses the wire, compressed, until somebody can sign in. */
export const consoleFirstBytes: Bench = {
  name: 'console-first-bytes',
  unit: 'bytes',
  async measure() {
    const manifest: Manifest = JSON.parse(await readFile(join(built, '.vite', 'manifest.json'), 'utf8'))
    const page = await readFile(join(built, 'index.html'), 'utf8')
    const files = new Set([
      ...scriptsOf(page),
      ...['index.html', 'src/auth/login-page.tsx'].flatMap(chunksOf(manifest)),
    ])
    let bytes = 0
    for (const file of files) bytes += gzipSync(await readFile(join(built, file))).length
    return bytes
  },
}

const built = join(import.meta.dirname, '..', '..', 'console', 'dist')

type Manifest = Record<string, { file: string; imports?: string[] }>

const scriptsOf = (page: string) => [...page.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file)

const chunksOf =
  (manifest: Manifest, seen = new Set<string>()) =>
  (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The console has no chunk for ${name}`)
    if (seen.has(name)) return []
    seen.add(name)
    return [chunk.file, ...(chunk.imports ?? []).flatMap(chunksOf(manifest, seen))]
  }
