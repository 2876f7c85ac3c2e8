import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { editionsIn } from '../pages/embed-editions.ts'
import { openEmbedFiles } from '../pages/embed-files.ts'
import { embedRoutes } from '../pages/embed-routes.ts'
import { keepEdition } from '../pages/keep-edition.ts'
import { diskStore } from '../platform/media/disk-store.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { createLog } from '../platform/observe/log.ts'
import { createReporter } from '../platform/observe/report.ts'
import { addSecurityHeaders } from '../platform/security-headers.ts'
import { speakZod } from '../platform/speak-zod.ts'

/** What was built on one day, and on the next. */
export const today = {
  'search-widget.js': ['search-widget-AAAA1111.js', 'fetches piece-visit-BBBB2222.js'],
  visit: ['piece-visit-BBBB2222.js', 'counts'],
  'page.css': ['page-CCCC3333.css', 'body { margin: 0 }'],
} as const
export const tomorrow = {
  'search-widget.js': ['search-widget-DDDD4444.js', 'fetches piece-visit-EEEE5555.js'],
} as const

type Names = Record<string, readonly [file: string, text: string]>

/** A product that was built as these files, and keeps editions where another one may find them. */
export async function openHouse(names: Names, given?: MediaStore) {
  const dist = await folder()
  await writeFile(join(dist, '..', 'secret-AAAA1111.js'), 'secret')
  for (const [file, text] of Object.values(names)) {
    await writeFile(join(dist, file), text)
    await writeFile(join(dist, `${file}.br`), brotliCompressSync(text))
    await writeFile(join(dist, `${file}.gz`), gzipSync(text))
  }
  const listed = Object.entries(names).map(([name, [file]]) => [name, { file, integrity: `sha384-${file}` }])
  await writeFile(join(dist, 'names.json'), JSON.stringify(Object.fromEntries(listed)))

  const log = createLog({ LOG_LEVEL: 'silent' })
  const app = Fastify({ loggerInstance: log })
  app.decorate('embedFiles', await openEmbedFiles({ isWatched: false, folder: dist }))
  addSecurityHeaders(app)
  speakZod(app, createReporter({ reporting: undefined, log }))
  const editions = editionsIn(given ?? diskStore(await folder()))
  keepEdition(app, editions, dist)
  await app.register(embedRoutes({ folder: dist, editions }))
  onTestFinished(() => app.close())
  return {
    app,
    keep: () =>
      editions.keep(
        dist,
        Object.values(names).map(([file]) => file),
      ),
  }
}

/** A store that tells what it was asked. */
export function watched(store: MediaStore) {
  const [puts, gets] = [[] as string[], [] as string[]]
  return {
    ...store,
    puts,
    gets,
    put: (key: string, bytes: Buffer, type: string) => {
      puts.push(key)
      return store.put(key, bytes, type)
    },
    get: (key: string) => {
      gets.push(key)
      return store.get(key)
    },
  }
}

export async function folder() {
  const parent = await mkdtemp(join(tmpdir(), 'gable-embeds-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const made = join(parent, 'here')
  await mkdir(made)
  return made
}
