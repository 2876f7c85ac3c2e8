import { createHash } from 'node:crypto'
import type { ConversionVendor } from '@gable/shared/conversions/vendors.ts'
import { type Language, languages } from '@gable/shared/journeys/journey.ts'
import { addressMaxLength } from '@gable/shared/journeys/validate-address.ts'
import { cleanLine } from '@gable/shared/text/clean-text.ts'
import { initialReferrerParameter } from '@gable/shared/traffic/initial-referrer.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getPieceReference } from '../email-tracking/piece-reference.ts'
import { type EncodedBody, type Encoding, encodeOnce, negotiateEncoding } from './content-encoding.ts'
import { type PageConversions, type PagePolicyOptions, setPagePolicy } from './page-policy.ts'

export interface JourneyPageRequest {
  Params: { subjectId: string }
  Querystring: { lang?: string; tab?: string; address?: unknown; from?: unknown; m?: unknown; v?: unknown }
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

/** The page of another website that links here. */
function getExternalReferrer({
  protocol,
  host,
  headers: { referer },
}: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>): string | undefined {
  const url = parseReferrer(referer)
  return url?.startsWith(`${protocol}://${host}/`) ? undefined : url
}

/** The page of another website that began the visit: it links here, or the page of ours before names it in its link. */
export const getInitialReferrer = (
  request: Pick<FastifyRequest<{ Querystring: { from?: unknown } }>, 'protocol' | 'host' | 'query' | 'headers'>,
): string | undefined => getExternalReferrer(request) ?? parseReferrer(request.query[initialReferrerParameter])

/** The external page that the form was opened from, if it is a web address. Anyone may write one into a link. */
export const parseReferrer = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !/^https?:/i.test(value) || !URL.canParse(value)) return undefined
  return new URL(value).href.slice(0, 2000)
}

/** The email named by this URL, or else by the page of ours that linked here. For browsers without JavaScript. */
export function getPiece(
  request: Pick<FastifyRequest<JourneyPageRequest>, 'protocol' | 'host' | 'query' | 'headers'>,
): string | undefined {
  const referrer = getOwnReferrer(request)
  return (
    getPieceReference(request.query) ??
    (referrer && URL.canParse(referrer)
      ? getPieceReference(Object.fromEntries(new URL(referrer).searchParams))
      : undefined)
  )
}

/** The page of ours that linked here. */
export function getOwnReferrer({
  protocol,
  host,
  headers: { referer },
}: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>) {
  return referer?.startsWith(`${protocol}://${host}/`) ? referer : undefined
}

/** The policy for the tags of vendors; undefined while there are none. */
export const toConversionPolicy = ({ host }: Pick<FastifyRequest, 'host'>, vendors: readonly ConversionVendor[]) =>
  vendors.length > 0 && /^[\w.:[\]-]+$/.test(host) ? { vendors, host } : undefined

export interface RenderedPage {
  html: string
  /** The content of the page's one inline style element. */
  style: string
}

/** A page ready to be sent. */
export interface EncodedPage extends EncodedBody {
  /** Allows the inline style element. */
  styleHash: string
}

type PolicyOptions = Omit<PagePolicyOptions, 'styleHash' | 'conversions'>

/** Compresses a page if the browser accepts that. */
export const encodePage = async (encoding: Encoding, { html, style }: RenderedPage): Promise<EncodedPage> => ({
  styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}`,
  ...(await encodeOnce(encoding, html)),
})

export async function sendPage(
  reply: FastifyReply,
  page: RenderedPage,
  options?: PolicyOptions,
  conversions?: PageConversions,
) {
  const encoding = getPageEncoding(reply.request)
  return sendEncodedPage(reply, await encodePage(encoding, page), options, conversions)
}

export const getPageEncoding = ({ headers }: Pick<FastifyRequest, 'headers'>): Encoding =>
  negotiateEncoding(headers['accept-encoding'], { identity: true, br: true, gzip: true })

export function sendEncodedPage(
  reply: FastifyReply,
  { styleHash, encoding, body }: EncodedPage,
  options: PolicyOptions = {},
  conversions?: PageConversions,
) {
  setPagePolicy(reply, { styleHash, ...options }, conversions)
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}
