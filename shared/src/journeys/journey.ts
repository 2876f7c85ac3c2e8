import type { LeadType } from '../activity/entry.ts'
import type { SubjectKind } from '../assets/subject.ts'
import type { PublicBrand } from '../branding/public-brand.ts'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** All that a visitor's browser must know to lead somebody from an address to thanks. */
export interface Journey {
  subject: SubjectKind
  subjectId: string
  /** Of a page with tabs: by which one it was entered. */
  tab?: number
  language: Language
  brand: PublicBrand
  asksAddress: boolean
  /** Of a home that may be sold before another one is bought: who has none leaves the address out. */
  addressOptional?: boolean
  /** In the order they come. The first is what the visitor came for; each further one is an offer to say yes to. */
  forms: JourneyForm[]
  phoneMandatory: boolean
  consent: Consent
}

export interface JourneyForm {
  id: string
  leadType: LeadType
  title: string
  description: string
  asksSellingTimeline: boolean
  /** Of an offer: whether saying yes to it takes a phone number. */
  phoneMandatory?: boolean
}

/** What is agreed to by sending. The seal proves that these words are ours, so that they can be kept as they were read. */
export interface Consent {
  wording: string
  version: string
  seal: string
}

/** One after the other; the last is the one that sends. */
export type JourneyStep =
  | { kind: 'address' }
  | { kind: 'timeline'; form: JourneyForm }
  | { kind: 'offer'; form: JourneyForm }
  | { kind: 'details'; form: JourneyForm | undefined }

export function stepsOf({
  asksAddress,
  forms: [first, ...offers],
}: Pick<Journey, 'asksAddress' | 'forms'>): JourneyStep[] {
  return [
    ...(asksAddress ? [{ kind: 'address' } as const] : []),
    ...(first?.asksSellingTimeline ? [{ kind: 'timeline', form: first } as const] : []),
    ...offers.map((form) => ({ kind: 'offer', form }) as const),
    { kind: 'details', form: first },
  ]
}
