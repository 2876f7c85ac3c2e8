import type { JourneyValues } from '@gable/shared/journeys/journey-values.ts'

/** Reads the fields of the form, in the browser or from a form post. */
export function parseJourneyFields(fields: Iterable<[string, FormDataEntryValue]>): JourneyValues {
  const valuesByName = new Map([...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const text = (name: string) => valuesByName.get(name) ?? ''
  const answers = [...valuesByName].flatMap(([name, value]): [string, string][] =>
    name.startsWith(answerPrefix) ? [[name.slice(answerPrefix.length), value]] : [],
  )
  return {
    address: text('address') || text('lookedFor'),
    answers: Object.fromEntries(answers),
    details: {
      firstName: text('details.firstName'),
      lastName: text('details.lastName'),
      email: text('details.email'),
      phone: text('details.phone'),
    },
  }
}

const answerPrefix = 'answers.'
