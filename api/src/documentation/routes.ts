import { contract } from '@gable/shared/contract.ts'
import { openApiOf } from '@gable/shared/http/openapi.ts'
import { RELEASE } from '@gable/shared/release.ts'
import type { FastifyInstance } from 'fastify'
import { documentationPage, documentationStyle } from './page.ts'

/** The contract to read: as OpenAPI for programs, as one plain page for people. */
export const documentationRoutes = async (app: FastifyInstance) => {
  const description = openApiOf(contract, RELEASE)
  const page = documentationPage(description)
  app.get('/openapi.json', () => description)
  app.get('/docs/style.css', (_, reply) => reply.type('text/css').send(documentationStyle))
  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
}
