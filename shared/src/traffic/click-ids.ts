/** Parameters with which ad networks mark a click. */
export const clickIdNames = ['gclid', 'wbraid', 'gbraid', 'fbclid', 'msclkid', 'ttclid', 'li_fat_id'] as const
export type ClickIds = Partial<Record<(typeof clickIdNames)[number], string>>

/** A click on an ad that led to a submission. */
export interface AdClick {
  at: string
  ids: ClickIds
}

/** Reads the click ids from a query string. Anything that no ad network would write is left out. */
export function parseClickIds(query: string): ClickIds {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    clickIdNames.flatMap((name) => {
      const value = params.get(name) ?? ''
      return isClickId.test(value) ? [[name, value]] : []
    }),
  )
}

/** The click ids in the URL of a page. */
export const getClickIds = (page: string | null): ClickIds =>
  page !== null && URL.canParse(page) ? parseClickIds(new URL(page).search) : {}

/** In one line, for exports. */
export const formatClickIds = (ids: ClickIds): string =>
  clickIdNames.flatMap((name) => (ids[name] ? [`${name}=${ids[name]}`] : [])).join('; ')

const isClickId = /^[\w.~:-]{1,500}$/
