import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { OptionSearch } from '../design/inputs/use-option-search.ts'
import { call } from '../platform/use-api.ts'
import { allContacts } from './send-form.ts'

/** The emails or postcards that can be sent, last changed first. */
export const searchPublished: Record<ContentMedium, OptionSearch> = {
  EMAIL: (search) => searchContents('EMAIL', search),
  POSTCARD: (search) => searchContents('POSTCARD', search),
}

async function searchContents(medium: ContentMedium, search: string) {
  const { data } = await call('POST /agent/content/search', {
    body: { medium, status: ['PUBLISHED'], search, pageSize: 20 },
  })
  return data.map(({ _id, title, templateType }) => ({
    value: _id,
    label: title,
    hint: templateType === 'SMART' ? 'Smart Content' : undefined,
  }))
}

/** Segments by name, after the choice of all contacts. */
export const searchSegments: OptionSearch = async (search) => {
  const { data } = await call('GET /agent/segments', { query: { search, pageSize: 20 } })
  const all = { value: allContacts, label: 'All contacts' }
  return [
    ...('all contacts'.includes(search.toLowerCase()) ? [all] : []),
    ...data.map(({ _id, name, count }) => ({
      value: _id,
      label: name,
      hint: pluralize(count, 'contact'),
    })),
  ]
}
