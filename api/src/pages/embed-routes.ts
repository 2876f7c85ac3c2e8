import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '@gable/shared/http/problem.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { immutable } from '../platform/media/media-headers.ts'
import { type Codings, endings } from './embed-coding.ts'
import type { Editions } from './embed-editions.ts'
import { isTag } from './embed-files.ts'
import { openEmbedMemory } from './embed-memory.ts'
import { evergreen } from './evergreen.ts'
import { sendCoded } from './send-coded.ts'

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

    app.get<{ Params: { file: string } }>('/embed/:file', { config: { quiet: true } }, async (request, reply) => {
      const { file } = request.params
      const [, tag = ''] = /^([\w-]+)\.js$/.exec(file) ?? []
      const newest = isTag(tag) ? (await app.embedFiles()).editionOf(tag)?.file : undefined
      const name = newest ?? file
      const codings = hashed.test(name) ? await read(name) : undefined
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      if (!codings) throw noSuchFile(reply)
      reply.header('cache-control', newest ? evergreen : immutable)
      const [, hash = '', extension = ''] = hashed.exec(name) ?? []
      reply.type(types[extension as keyof typeof types])
      return sendCoded(request, reply, codings, hash)
    })
  }

/** Nothing else may become part of a path on the disk or of a key in the bucket. */
const hashed = /^[a-z-]+-([A-Z0-9]{8})\.(js|css)$/

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' }

/** Another process may have it a moment later. */
function noSuchFile(reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  return new Problem('not_found', 'There is no such file')
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
