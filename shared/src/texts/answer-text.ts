import type { Language } from '../journeys/journey.ts'
import { measureText, toGsm7 } from './segments.ts'

interface AnswerTextParts {
  language: Language
  agency: string
  /** Empty if the agency answers itself. */
  agent: string
  /** `$390,000 – $420,000`. Empty without an estimate. */
  value: string
  /** The main figure of a calculator. */
  figure: { label: string; value: string } | undefined
  /** By when they hear from the agent. */
  promise: string
  /** The page of their own home. */
  url: string
}

/** What a visitor gets back as a text: two segments at most, so long names give way first. */
export function buildAnswerText(parts: AnswerTextParts): string {
  const { agent, agency } = parts
  const senders = [...new Set([[agent, agency].filter(Boolean).join(', '), agency, agency.slice(0, 40)])]
  const shorter = [
    parts,
    { ...parts, promise: '' },
    { ...parts, promise: '', figure: undefined },
    { ...parts, promise: '', figure: undefined, url: '' },
  ]
  const texts = shorter.flatMap((parts) => senders.map((sender) => toText(parts, sender)))
  const fitting = texts.flatMap((text) => [text, toGsm7(text)]).find(fits)
  return (
    fitting ?? toGsm7(toText({ ...parts, value: '', promise: '', figure: undefined, url: '' }, agency.slice(0, 40)))
  )
}

const maxSegments = 2

const fits = (text: string) => measureText(text).segments <= maxSegments

function toText({ language, value, figure, promise, url }: AnswerTextParts, sender: string): string {
  const labels = answerTextLabels[language]
  const answer = value
    ? labels.value(value.replace(/[–—]/g, '-'))
    : figure
      ? `${figure.label}: ${figure.value}.`
      : labels.received
  return [`${sender}: ${answer}`, promise, url && `${labels.page}: ${url}`, labels.stop].filter(Boolean).join(' ')
}

/** Without accents that the GSM alphabet lacks, which would more than halve what fits into a text. */
const answerTextLabels = {
  en: {
    value: (range: string) => `your home is estimated at ${range}.`,
    received: 'thank you, we received your request.',
    page: 'See your home',
    stop: 'Reply STOP to opt out.',
  },
  es: {
    value: (range: string) => `el valor estimado de su casa es ${range}.`,
    received: 'gracias, recibimos su solicitud.',
    page: 'Vea su casa',
    stop: 'Responda STOP para no recibir mensajes.',
  },
} as const
