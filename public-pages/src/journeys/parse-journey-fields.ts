import type { JourneyValues } from '@gable/shared/journeys/journey-values.ts'

/** Reads the fields of the form, in the browser or from a form post. */
export function parseJourneyFields(fields: Iterable<[string, FormDataEntryValue]>): JourneyValues {
  const entries = [...fields].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : ''])
  const valuesByName = new Map(entries)
  const text = (name: string) => valuesByName.get(name) ?? ''
  const answers = [...valuesByName].flatMap(([name, value]): [string, string][] =>
    name.startsWith(answerPrefix) ? [[name.slice(answerPrefix.length), value]] : [],
  )
  const questions = parseQuestions(entries)
  return {
    address: text('address') || text('lookedFor'),
    answers: Object.fromEntries(answers),
    details: {
      firstName: text('details.firstName'),
      lastName: text('details.lastName'),
      email: text('details.email'),
      phone: text('details.phone'),
      ...(text('details.texts') && { texts: 'YES' }),
    },
    ...(questions && { questions }),
  }
}

/** Checkboxes of one question have the same name. */
function parseQuestions(entries: [string, string][]) {
  const questions: Record<string, string> = {}
  for (const [name, value] of entries) {
    const [, id] = /^questions\.([\da-f-]{36})$/i.exec(name) ?? []
    if (id) questions[id] = questions[id] ? `${questions[id]},${value}` : value
  }
  return Object.keys(questions).length > 0 ? questions : undefined
}

const answerPrefix = 'answers.'
