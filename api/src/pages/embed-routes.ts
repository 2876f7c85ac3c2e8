import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { immutable } from '../platform/media/media-headers.ts'
import { namesTag } from '../platform/media/stored-media-routes.ts'
import { type Codings, codingFor, endings } from './embed-coding.ts'
import type { Editions } from './embed-editions.ts'
import { isTag } from './embed-files.ts'
import { openEmbedMemory } from './embed-memory.ts'

interface Delivery {
  /** Where the files of today are. */
  folder: string
  /** Where those of all days are. */
  editions: Editions
}

/** `GET /embed/<name>-<hash>.<ext>` is kept for ever; `GET /embed/<tag>.js` is the newest of its element. */
export const embedRoutes =
  ({ folder, editions }: Delivery) =>
  async (app: FastifyInstance) => {
    const read = openEmbedMemory(async (file) => (await built(folder, file)) ?? editions.read(file))

    app.get<{ Params: { file: string } }>('/embed/:file', async (request, reply) => {
      const { file } = request.params
      const [, tag = ''] = /^([\w-]+)\.js$/.exec(file) ?? []
      const newest = isTag(tag) ? (await app.embedFiles()).editionOf(tag)?.file : undefined
      const name = newest ?? file
      const codings = hashed.test(name) ? await read(name) : undefined
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      if (!codings) throw noSuchFile(reply)
      reply.header('cache-control', newest ? evergreen : immutable)
      return send(request, reply, name, codings)
    })
  }

/** Nothing else may become part of a path on the disk or of a key in the bucket. */
const hashed = /^[a-z-]+-([A-Z0-9]{8})\.(js|css)$/

const evergreen = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800'

/** Another process may have it a moment later. */
function noSuchFile(reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  return new Problem('not_found', 'There is no such file')
}

function send({ headers }: FastifyRequest, reply: FastifyReply, name: string, codings: Codings) {
  const [, hash, extension] = hashed.exec(name) ?? []
  // The same content in each coding: which one it was does not matter to who has it already.
  const etag = `"${hash}"`
  reply.header('etag', `W/${etag}`).header('vary', 'accept-encoding')
  if (namesTag(headers['if-none-match'], etag)) return reply.code(304).send()
  const coding = codingFor(headers['accept-encoding'], codings)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply
    .type(extension === 'css' ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
    .send(codings[coding])
}

/** As the build left it: each file in each coding. */
async function built(folder: string, file: string): Promise<Codings | undefined> {
  const [identity, gzip, br] = await Promise.all(
    [endings.identity, endings.gzip, endings.br].map((ending) =>
      readFile(join(folder, file + ending)).catch(() => undefined),
    ),
  )
  return identity && { identity, gzip, br }
}
