import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Edition } from '@gable/shared/widgets/embed-code.ts'
import { tagOf, type WidgetTag } from '@gable/shared/widgets/tags.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { repository } from '../platform/repository.ts'

const built = join(repository, 'embeds/dist')

/** What was built last, by the names it is asked for. */
export interface EmbedFiles {
  /** Where a file is served: its name changes with its content. Undefined for what is not built. */
  addressOf(file: string): string | undefined
  editionOf(tag: WidgetTag): Edition | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    embedFiles(): Promise<EmbedFiles>
  }
}

export type AddressOf = EmbedFiles['addressOf']

/** While somebody works on the embeds their names change under a running server. */
export async function openEmbedFiles({ isWatched }: { isWatched: boolean }): Promise<() => Promise<EmbedFiles>> {
  const read = async (): Promise<EmbedFiles> => {
    const known: Record<string, Edition> = JSON.parse(
      await readFile(join(built, 'names.json'), 'utf8').catch(() => '{}'),
    )
    return {
      addressOf: (file) => known[file] && `/embed/${known[file].file}`,
      editionOf: (tag) => known[`${tag}.js`],
    }
  }
  const once = await read()
  return isWatched ? read : async () => once
}

/** `GET /embed/<name>-<hash>.<ext>` is kept for ever; `GET /embed/<tag>.js` is the newest of its element. */
export const embedRoutes = async (app: FastifyInstance) => {
  await app.register(fastifyStatic, {
    root: built,
    prefix: '/embed/',
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('access-control-allow-origin', '*')
      reply.header('cross-origin-resource-policy', 'cross-origin')
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', forEver)
    },
  })
  for (const tag of Object.values(tagOf))
    app.get(`/embed/${tag}.js`, async (_, reply: FastifyReply) => {
      const edition = (await app.embedFiles()).editionOf(tag)
      if (!edition) return reply.callNotFound()
      reply.header('cache-control', newest)
      return reply.sendFile(edition.file)
    })
}

const forEver = 'public, max-age=31536000, immutable'
const newest = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'
