import { createHash } from 'node:crypto'
import { type Language, languages } from '@gable/shared/journey/journey.ts'
import type { FastifyReply } from 'fastify'
import { type Allowed, pagePolicy } from './page-policy.ts'

export interface Asked {
  Params: { subjectId: string }
  Querystring: { lang?: string; tab?: string; address?: unknown }
}

export const languageOf = ({ lang }: Asked['Querystring']): Language => languages.find((one) => one === lang) ?? 'en'

/** Which of a page's tabs; the first where there are none. */
export const tabOf = ({ tab }: Asked['Querystring']): number => (/^[0-9]$/.test(tab ?? '') ? Number(tab) : 0)

/** Sends a page whose one style element its policy allows by name. */
export function sendPage(
  reply: FastifyReply,
  { html, style }: { html: string; style: string },
  allowed: Pick<Allowed, 'frameAncestors'> = {},
) {
  const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy({ styleHash, ...allowed }))
    .send(html)
}
