import type { FastifyReply } from 'fastify'
import { customCodePolicy } from './page-policy.ts'

/** Sends an agency's own code as a sandboxed document, so that it cannot reach the page that frames it. */
export const sendCustomCode = (reply: FastifyReply, code: string, cacheControl = 'public, max-age=60') =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('content-security-policy', customCodePolicy)
    .send(`<!doctype html><html><head><title>Code</title></head><body>${code}</body></html>`)
