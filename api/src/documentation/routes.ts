import { contract } from '@gable/shared/contract.ts'
import { toOpenApi } from '@gable/shared/http/openapi.ts'
import { RELEASE } from '@gable/shared/release.ts'
import type { FastifyInstance } from 'fastify'
import { renderDocumentationPage } from './page.ts'
import { documentationScript } from './script.ts'
import { documentationStyle } from './style.ts'

/** Serves the API contract as OpenAPI and as an HTML page. */
export const documentationRoutes = async (app: FastifyInstance) => {
  app.get('/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send(getDocumentation().description),
  )
  app.get('/docs/style.css', (_, reply) => reply.type('text/css').send(documentationStyle))
  app.get('/docs/script.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(documentationScript))
  app.get('/docs', (_, reply) =>
    reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(getDocumentation().page),
  )
}

/** Megabytes, so all readers share the bytes. Describing every call takes a sixth of the time that the product needs to start, so the first reader waits for it. */
const getDocumentation = () => {
  documentation ??= createDocumentation()
  return documentation
}

let documentation: ReturnType<typeof createDocumentation> | undefined

function createDocumentation() {
  const description = toOpenApi(contract, RELEASE)
  return {
    description: Buffer.from(JSON.stringify(description)),
    page: Buffer.from(renderDocumentationPage(description)),
  }
}

/** Its own script may call the API. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
