import { createHash } from 'node:crypto'
import { type Language, languages } from '@gable/shared/journeys/journey.ts'
import { type Campaign, campaignOf } from '@gable/shared/submissions/campaign.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Allowed, pagePolicy } from './page-policy.ts'

export interface Asked {
  Params: { subjectId: string }
  Querystring: { lang?: string; tab?: string; address?: unknown }
}

export const languageOf = ({ lang }: Asked['Querystring']): Language => languages.find((one) => one === lang) ?? 'en'

/** Which of a page's tabs; the first where there are none. */
export const tabOf = ({ tab }: Asked['Querystring']): number => (/^[0-9]$/.test(tab ?? '') ? Number(tab) : 0)

/** The address that a visitor asked for, as far as it matters where they came from. */
export const addressAsked = ({ protocol, host, url }: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>): string =>
  `${protocol}://${host}${url}`

/** By which link a visitor came who has no script to tell: named by this page, or by the one of ours that led to it. */
export function campaignBehind(request: Pick<FastifyRequest, 'protocol' | 'host' | 'url' | 'headers'>): Campaign {
  const named = campaignOf(addressAsked(request))
  const { referer = null } = request.headers
  const isOurs = referer?.startsWith(`${request.protocol}://${request.host}/`)
  return Object.keys(named).length === 0 && isOurs ? campaignOf(referer) : named
}

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
