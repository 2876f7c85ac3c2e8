import type { SearchResults } from '@gable/shared/search/endpoints.ts'
import { Columns3, House, UserRound } from 'lucide-react'
import { formatPhone } from '../../../design/format/phone.ts'
import { toLeadPath } from '../../../layout/paths/lead-paths.ts'
import { callInAccount } from '../../../platform/use-api.ts'
import type { PaletteContext } from './context.ts'
import type { PaletteItem, PaletteSource } from './item.ts'

/** Contacts, properties and leads. One request answers all three. */
export function createRecordSources({ account, toAccountPath, navigate }: PaletteContext): PaletteSource[] {
  const search = rememberLast((search: string) =>
    callInAccount(account.accountId)('GET /agent/search', { query: { search: search.slice(0, 200) } }),
  )
  const toSource = (
    group: string,
    toItems: (results: SearchResults) => Omit<PaletteItem, 'score'>[],
  ): PaletteSource => ({
    group,
    find: (query) => {
      if (query.trim().length < searchMinimum) return []
      return search(query.trim()).then((results) => {
        const score = results.isApproximate ? approximateScore : exactScore
        return toItems(results).map((item) => ({ ...item, score }))
      })
    },
  })
  return [
    toSource('Contacts', ({ contacts }) =>
      contacts.map(({ _id, fullName, emailId, phone, address }) => {
        const details = [emailId, phone && formatPhone(phone), address].filter((detail) => detail !== null)
        const [label = 'Someone', ...hints] = fullName ? [fullName, ...details] : details
        const run = () => navigate(toAccountPath(`contacts/${_id}`))
        return { id: `contact:${_id}`, label, hint: hints.join(' · '), keywords: details, icon: UserRound, run }
      }),
    ),
    toSource('Properties', ({ properties }) =>
      properties.map(({ _id, fullAddress, contactName }) => {
        const run = () => navigate(toAccountPath(`property/${_id}/overview`))
        return { id: `property:${_id}`, label: fullAddress, hint: contactName, icon: House, run }
      }),
    ),
    toSource('Leads', ({ leads }) =>
      leads.map(({ _id, fullName, stage, address }) => {
        const hint = [toSentenceCase(stage), address].filter((part) => part !== null).join(' · ')
        const run = () => navigate(toAccountPath(toLeadPath(_id)))
        return { id: `lead:${_id}`, label: fullName || 'Someone', hint, icon: Columns3, run }
      }),
    ),
  ]
}

/** The API's minimum. Importing it would load the validation library. */
const searchMinimum = 2

/** Records that contain the words come before commands whose letters match here and there; similar records come last. */
const exactScore = 0.5
const approximateScore = 0.01

const toSentenceCase = (value: string) => `${value[0]}${value.slice(1).toLowerCase().replace(/_/g, ' ')}`

/** The sources ask for the same query one after another. */
function rememberLast<T>(load: (query: string) => Promise<T>) {
  let last: { query: string; result: Promise<T> } | undefined
  return (query: string) => {
    if (last?.query !== query) last = { query, result: load(query) }
    return last.result
  }
}
