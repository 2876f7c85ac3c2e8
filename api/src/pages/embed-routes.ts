import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { FastifyInstance } from 'fastify'
import { immutableCacheControl } from '../platform/media/media-headers.ts'
import { anyWebsite } from '../platform/public-cors.ts'
import { latestVersionCacheControl } from './cache-control.ts'
import { type Encodings, fileSuffixes } from './content-encoding.ts'
import type { EmbedArchive } from './embed-archive.ts'
import { createEmbedCache } from './embed-cache.ts'
import { isWidgetTag } from './embed-files.ts'
import { sendEncoded } from './send-encoded.ts'

interface EmbedRoutesOptions {
  /** The latest build. */
  folder: string
  /** All builds ever served. */
  archive: EmbedArchive
}

/** `GET /embed/<name>-<hash>.<ext>` never changes; `GET /embed/<tag>.js` is the latest script of that element. */
export const embedRoutes =
  ({ folder, archive }: EmbedRoutesOptions) =>
  async (app: FastifyInstance) => {
    const read = createEmbedCache(async (file) => (await readBuiltFile(folder, file)) ?? archive.read(file))

    const config = { quiet: true, cors: anyWebsite } as const
    app.get<{ Params: { file: string } }>('/embed/:file', { config }, async (request, reply) => {
      const { file } = request.params
      const [, tag = ''] = /^([\w-]+)\.js$/.exec(file) ?? []
      const latest = isWidgetTag(tag) ? (await app.embedFiles()).getEdition(tag)?.file : undefined
      const name = latest ?? file
      const encodings = hashedName.test(name) ? await read(name) : undefined
      // During a deploy another process may have the file a moment later, so a 404 must not be cached.
      if (!encodings) reply.header('cache-control', 'no-store')
      const found = orNotFound(encodings, 'file')
      reply.header('cache-control', latest ? latestVersionCacheControl : immutableCacheControl)
      const [, hash = '', extension = ''] = hashedName.exec(name) ?? []
      reply.type(contentTypes[extension as keyof typeof contentTypes])
      return sendEncoded(request, reply, found, hash)
    })
  }

/** Only such a name may become part of a path on disk or of a key in the bucket. */
const hashedName = /^[a-z-]+-([A-Z0-9]{8})\.(js|css|woff2)$/

const contentTypes = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' }

async function readBuiltFile(folder: string, file: string): Promise<Encodings | undefined> {
  const [identity, gzip, br] = await Promise.all(
    [fileSuffixes.identity, fileSuffixes.gzip, fileSuffixes.br].map((suffix) =>
      readFile(join(folder, file + suffix)).catch(() => undefined),
    ),
  )
  return identity && { identity, gzip, br }
}
