import type { FastifyReply } from 'fastify'
import { foreignCodePolicy } from './page-policy.ts'

/** Code of an agency's as a document of its own, which runs as nobody and far from everything. */
export const sendForeignCode = (reply: FastifyReply, code: string, cached = 'public, max-age=60') =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', cached)
    .header('content-security-policy', foreignCodePolicy)
    .send(`<!doctype html><html><head><title>Code</title></head><body>${code}</body></html>`)
