import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { repository } from '../platform/repository.ts'

const built = join(repository, 'embeds/dist')

/** Where a file of the built embeds is served: its name changes with its content. Undefined for what is not built. */
export type AddressOf = (file: string) => string | undefined

/** While somebody works on the embeds their names change under a running server. */
export async function openEmbedFiles({ isWatched }: { isWatched: boolean }): Promise<() => Promise<AddressOf>> {
  const read = async (): Promise<AddressOf> => {
    const names = await readFile(join(built, 'names.json'), 'utf8').catch(() => '{}')
    const known: Record<string, string> = JSON.parse(names)
    return (file) => known[file] && `/embed/${known[file]}`
  }
  const once = await read()
  return isWatched ? read : async () => once
}

/** `GET /embed/<name>-<hash>.<ext>`: for pages of ours and of anybody else, kept for ever. */
export const embedRoutes = async (app: FastifyInstance) =>
  app.register(fastifyStatic, {
    root: built,
    prefix: '/embed/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      reply.header('access-control-allow-origin', '*')
      reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
