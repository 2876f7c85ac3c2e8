import type { VisitReferral } from '@gable/shared/traffic/traffic.ts'

/** What the address of this page and the page before say. Nothing is stored, and only the site of the page before is sent. */
export function readReferral(search = location.search): VisitReferral {
  const params = new URLSearchParams(search)
  const read = (part: string) => params.get(`utm_${part}`)?.slice(0, maxLength) || undefined
  return {
    campaign: read('campaign'),
    source: read('source'),
    medium: read('medium'),
    referrer: readSite(),
    hasTouch: navigator.maxTouchPoints > 1 || undefined,
  }
}

/** Undefined if the visitor comes from another page of this website. */
function readSite() {
  try {
    const { host } = new URL(document.referrer)
    return host === location.host ? undefined : host.slice(0, maxLength) || undefined
  } catch {
    return undefined
  }
}

const maxLength = 100
