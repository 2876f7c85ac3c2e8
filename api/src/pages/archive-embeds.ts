import type { FastifyInstance } from 'fastify'
import type { EmbedArchive } from './embed-archive.ts'

/** Archives the current build in the background once the server is listening. Closing the server stops the upload. */
export function archiveEmbedsOnListen(app: FastifyInstance, archive: EmbedArchive, folder: string) {
  let isClosing = false
  let upload = Promise.resolve()
  app.addHook('onListen', async () => {
    const { files } = await app.embedFiles()
    upload = archive
      .save(folder, files, () => !isClosing)
      .catch((err) => app.log.warn({ err }, 'The widget files could not be archived for websites that pin them'))
  })
  app.addHook('onClose', async () => {
    isClosing = true
    await upload
  })
}
