import { toCodeDocument } from '@gable/public-pages/dashboard/code-document.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendNotFoundPage } from './not-found-routes.ts'
import { customCodePolicy } from './page-policy.ts'

/**
 * Sends an agency's own code as a sandboxed document, so that it cannot reach the page that frames it. Opened by itself
 * it would look like a page of the host, so only frames get it. Browsers before 2023 and on plain http send no header.
 */
export function sendCustomCode(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  code: string,
  cacheControl = 'public, max-age=60',
) {
  const { 'sec-fetch-dest': destination = 'iframe' } = headers
  if (destination !== 'iframe' && destination !== 'frame') return sendNotFoundPage(reply)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('vary', 'sec-fetch-dest')
    .header('content-security-policy', customCodePolicy)
    .header('referrer-policy', 'no-referrer')
    .send(toCodeDocument(code))
}
