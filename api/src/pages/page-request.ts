import { createHash } from 'node:crypto'
import { type Language, languages } from '@gable/shared/journeys/journey.ts'
import { addressMaxLength } from '@gable/shared/journeys/journey-values.ts'
import { type Campaign, parseCampaign } from '@gable/shared/submissions/campaign.ts'
import { cleanLine } from '@gable/shared/text/clean-text.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildPagePolicy, type PagePolicyOptions } from './page-policy.ts'

export interface JourneyPageRequest {
  Params: { subjectId: string }
  Querystring: { lang?: string; tab?: string; address?: unknown; m?: unknown }
}

export const parseLanguage = ({ lang }: JourneyPageRequest['Querystring']): Language =>
  languages.find((language) => language === lang) ?? 'en'

/** The index of the page's tab; 0 for a page without tabs. */
export const parseTab = ({ tab }: JourneyPageRequest['Querystring']): number =>
  /^[0-9]$/.test(tab ?? '') ? Number(tab) : 0

/** The property address that a link fills in. Anyone may write such a link, so the text is cleaned and cut. */
export const parsePrefilledAddress = (value: unknown): string =>
  typeof value === 'string' ? cleanLine(value).slice(0, addressMaxLength).replace(trailingHighSurrogate, '') : ''

/** Cutting a string can split a character that takes two code units. */
const trailingHighSurrogate = /[\ud800-\udbff]$/

export const getRequestUrl = ({ protocol, host, url }: Pick<FastifyRequest, 'protocol' | 'host' | 'url'>): string =>
  `${protocol}://${host}${url}`

/** The campaign named by this URL, or else by the page of ours that linked here. For browsers without JavaScript. */
export function getCampaign(request: Pick<FastifyRequest, 'protocol' | 'host' | 'url' | 'headers'>): Campaign {
  const campaign = parseCampaign(getRequestUrl(request))
  const { referer = null } = request.headers
  const isFromOurPage = referer?.startsWith(`${request.protocol}://${request.host}/`)
  return Object.keys(campaign).length === 0 && isFromOurPage ? parseCampaign(referer) : campaign
}

/** Sends a page whose one inline style element is allowed by its hash. */
export function sendPage(
  reply: FastifyReply,
  { html, style }: { html: string; style: string },
  options: Omit<PagePolicyOptions, 'styleHash'> = {},
) {
  const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', buildPagePolicy({ styleHash, ...options }))
    .send(html)
}
