import { contract } from '@gable/shared/contract.ts'
import { toOpenApi } from '@gable/shared/http/openapi.ts'
import { RELEASE } from '@gable/shared/release.ts'
import type { FastifyInstance } from 'fastify'
import { documentationStyle, renderDocumentationPage } from './page.ts'

/** Serves the API contract as OpenAPI and as an HTML page. */
export const documentationRoutes = async (app: FastifyInstance) => {
  const description = toOpenApi(contract, RELEASE)
  const page = renderDocumentationPage(description)
  app.get('/openapi.json', () => description)
  app.get('/docs/style.css', (_, reply) => reply.type('text/css').send(documentationStyle))
  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
}
