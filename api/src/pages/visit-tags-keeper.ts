import { isId } from '@gable/shared/ids.ts'
import { parseVisitTags, replaceVisitTags } from '@gable/shared/traffic/visit-tags.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { createPageLookup } from '../landing-pages/page-lookup.ts'
import { getOwnReferrer, getRequestUrl } from './page-request.ts'

type PageRequest = Pick<FastifyRequest, 'protocol' | 'host' | 'url' | 'headers' | 'hostAccountId'>
type FindPage = ReturnType<typeof createPageLookup>

/**
 * The campaign and the click that began a visit travel in the addresses of an agency's pages, because nothing is stored
 * in the browser. A visitor who continues to a page without them, or with others, is redirected to it with them. A page that a
 * shared cache serves is not redirected; there the script reads them from the page before.
 */
export const createVisitTagsKeeper = (app: Pick<FastifyInstance, 'assets'>, findPage: FindPage) =>
  async function redirectToTagged(request: PageRequest, reply: FastifyReply, pageId: string): Promise<boolean> {
    const referrer = getOwnReferrer(request)
    const tags = referrer ? parseVisitTags(referrer) : {}
    if (Object.keys(tags).length === 0 || isSame(tags, parseVisitTags(getRequestUrl(request)))) return false
    const from = await findReferringPage(request, findPage)
    const [before, page] = [from && (await app.assets.find(from.pageId)), await app.assets.find(pageId)]
    if (!before || before.scope.accountId !== page?.scope.accountId) return false
    reply.header('cache-control', 'private, no-store').redirect(replaceVisitTags(request.url, tags), 302)
    return true
  }

const isSame = (one: object, other: object) => {
  const sort = (tags: object) => JSON.stringify(Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1)))
  return sort(one) === sort(other)
}

/** The landing page or hosted form of ours that linked here. */
export async function findReferringPage(request: PageRequest, findPage: FindPage) {
  const referrer = getOwnReferrer(request)
  if (!referrer || !URL.canParse(referrer)) return undefined
  const path = new URL(referrer).pathname.toLowerCase()
  const [, formId] = formPath.exec(path) ?? []
  if (formId) return isId(formId) ? { pageId: formId, isLandingPage: false } : undefined
  const [, purlId, name] = landingPagePath.exec(path) ?? []
  const found = name && (await findPage({ name, purlId, accountId: request.hostAccountId }))
  return found ? { pageId: found.pageId, isLandingPage: true } : undefined
}

const landingPagePath = /^\/(?:lp|p\/([^/]+))\/([^/]+)$/
const formPath = /^\/f\/([^/]+)(?:\/thanks)?$/
