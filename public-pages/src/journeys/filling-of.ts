import type { Filling } from '@gable/shared/journeys/filling.ts'

/** What is in the fields of the form, in a browser or as it was sent without script. */
export function fillingOf(fields: Iterable<[string, FormDataEntryValue]>): Filling {
  const typed = new Map([...fields].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const text = (name: string) => typed.get(name) ?? ''
  const answers = [...typed].flatMap(([name, value]): [string, string][] =>
    name.startsWith(answer) ? [[name.slice(answer.length), value]] : [],
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

const answer = 'answers.'
