import type { FastifyInstance } from 'fastify'
import type { Editions } from './embed-editions.ts'

/** Once it is listening, keeps what it serves for the days after it; nobody waits for that. */
export function keepEdition(app: FastifyInstance, editions: Editions, folder: string) {
  let isWanted = true
  let keeping = Promise.resolve()
  app.addHook('onListen', async () => {
    const { files } = await app.embedFiles()
    keeping = editions
      .keep(folder, files, () => isWanted)
      .catch((err) => app.log.warn({ err }, 'The files of the widgets could not be kept for websites that pin them'))
  })
  app.addHook('onClose', async () => {
    isWanted = false
    await keeping
  })
}
