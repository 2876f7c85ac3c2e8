import type { VisitReferral } from '@gable/shared/traffic/traffic.ts'

/**
 * What the address of this page and the page before say, or the page that began the visit if that is known. Nothing is
 * stored, and only the site of that page is sent.
 */
export function readReferral(search = location.search, referrer = document.referrer): VisitReferral {
  const params = [new URLSearchParams(readOwnReferrer()?.search), new URLSearchParams(search)].find(hasCampaign)
  const read = (part: string) => params?.get(`utm_${part}`)?.slice(0, maxLength) || undefined
  return {
    campaign: read('campaign'),
    source: read('source'),
    medium: read('medium'),
    referrer: readSite(referrer),
    hasTouch: navigator.maxTouchPoints > 1 || undefined,
  }
}

/** The campaign that began a visit stays: on another page of the website, the page before has it in its address. */
function readOwnReferrer() {
  const referrer = parseUrl(document.referrer)
  return referrer?.origin === location.origin ? referrer : undefined
}

const hasCampaign = (params: URLSearchParams) =>
  ['campaign', 'source', 'medium'].some((part) => params.get(`utm_${part}`))

/** Undefined if the visitor comes from another page of this website. */
function readSite(referrer: string) {
  const host = parseUrl(referrer)?.host
  return host === location.host ? undefined : host?.slice(0, maxLength) || undefined
}

function parseUrl(url: string) {
  try {
    return new URL(url)
  } catch {
    return undefined
  }
}

const maxLength = 100
