import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { archiveEmbedsOnListen } from '../pages/archive-embeds.ts'
import { createEmbedArchive } from '../pages/embed-archive.ts'
import { loadEmbedFiles } from '../pages/embed-files.ts'
import { embedRoutes } from '../pages/embed-routes.ts'
import { createDiskStore } from '../platform/media/disk-store.ts'
import type { MediaStore } from '../platform/media/store.ts'
import { createLog } from '../platform/observe/log.ts'
import { createReporter } from '../platform/observe/report.ts'
import { registerPublicCors } from '../platform/public-cors.ts'
import { addSecurityHeaders } from '../platform/security-headers.ts'
import { registerZod } from '../platform/zod-plugin.ts'

/** The files of two successive builds. */
export const firstBuild = {
  'search-widget.js': ['search-widget-AAAA1111.js', 'fetches piece-visit-BBBB2222.js'],
  visit: ['piece-visit-BBBB2222.js', 'counts'],
  'page.css': ['page-CCCC3333.css', 'body { margin: 0 }'],
} as const
export const nextBuild = {
  'search-widget.js': ['search-widget-DDDD4444.js', 'fetches piece-visit-EEEE5555.js'],
} as const

type BuiltFiles = Record<string, readonly [file: string, text: string]>

/** Serves these built files, and archives builds in a store that servers can share. */
export async function startEmbedServer(files: BuiltFiles, store?: MediaStore) {
  const dist = await createTempFolder()
  await writeFile(join(dist, '..', 'secret-AAAA1111.js'), 'secret')
  for (const [file, text] of Object.values(files)) {
    await writeFile(join(dist, file), text)
    await writeFile(join(dist, `${file}.br`), brotliCompressSync(text))
    await writeFile(join(dist, `${file}.gz`), gzipSync(text))
  }
  const manifest = Object.entries(files).map(([name, [file]]) => [name, { file, integrity: `sha384-${file}` }])
  await writeFile(join(dist, 'names.json'), JSON.stringify(Object.fromEntries(manifest)))

  const log = createLog({ LOG_LEVEL: 'silent' })
  const app = Fastify({ loggerInstance: log })
  app.decorate('embedFiles', await loadEmbedFiles({ isWatched: false, folder: dist }))
  addSecurityHeaders(app)
  registerZod(app, createReporter({ reporting: undefined, log }))
  await registerPublicCors(app)
  const archive = createEmbedArchive(store ?? createDiskStore(await createTempFolder()))
  archiveEmbedsOnListen(app, archive, dist)
  await app.register(embedRoutes({ folder: dist, archive }))
  onTestFinished(() => app.close())
  return {
    app,
    archiveBuild: () =>
      archive.save(
        dist,
        Object.values(files).map(([file]) => file),
      ),
  }
}

/** A store that records its calls. */
export function recordCalls(store: MediaStore) {
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

export async function createTempFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'gable-embeds-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, 'dist')
  await mkdir(folder)
  return folder
}
