import type { LeadType } from '../activity/entry.ts'
import type { AssetKind } from '../assets/asset.ts'
import type { PublicBrand } from '../branding/public-brand.ts'
import type { CustomQuestion } from './custom-questions.ts'

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** Everything a browser needs to show the form of a widget or page. Pinned widget scripts read these keys. */
export interface Journey {
  subject: AssetKind
  subjectId: string
  /** Index of the tab, for pages with tabs. */
  tab?: number
  /** The button of a homeowner's page that opens the journey. */
  dashboard?: DashboardOrigin
  /** The version of the page that the visitor saw, while one is tested. */
  variant?: string
  language: Language
  brand: PublicBrand
  asksAddress: boolean
  /** The address is that of a property to sell, which the visitor may not have. */
  addressOptional?: boolean
  /** In order. The first is the requested form; each further one is an offer to accept or decline. */
  forms: JourneyForm[]
  phoneMandatory: boolean
  consent: Consent
  /** Set while visitors may ask an assistant: the text of its button, and of a failure. */
  assistant?: { button: string; failed: string }
}

/** The link to a homeowner's page, with the module and the button on it. */
export interface DashboardOrigin {
  code: string
  moduleId: string
  button: string
}

export type JourneyQuestions = Pick<Journey, 'asksAddress' | 'addressOptional' | 'forms' | 'phoneMandatory'>

export interface JourneyForm {
  id: string
  leadType: LeadType
  title: string
  description: string
  asksSellingTimeline: boolean
  /** For an offer: accepting it requires a phone number. */
  phoneMandatory?: boolean
  /** Questions that the agency added. Only those of the first form are asked. */
  questions?: CustomQuestion[]
  /** Tells the server which questions the visitor saw. */
  questionsVersion?: number
  /** The questions follow the contact details instead of leading to them. */
  questionsLast?: boolean
  /** Where visitors go after sending. */
  redirectUrl?: string
}

/** The consent given by submitting. The seal is a signature which proves that the server issued this wording. */
interface Consent {
  wording: string
  version: string
  seal: string
  /** What a visitor may agree to besides, by ticking a box: to get texts. */
  texts?: string
}

/** Screens of the form in order; the last one submits. */
export type JourneyStep =
  | { kind: 'address' }
  | { kind: 'timeline'; form: JourneyForm }
  | { kind: 'offer'; form: JourneyForm }
  | { kind: 'details'; form: JourneyForm | undefined }
  | { kind: 'questions'; form: JourneyForm }

/** Questions of the agency are left out where nothing is loaded that can ask them. */
export function getJourneySteps(
  { asksAddress, forms: [first, ...offers] }: Pick<Journey, 'asksAddress' | 'forms'>,
  asksQuestions?: unknown,
): JourneyStep[] {
  const questions = asksQuestions && first?.questions ? [{ kind: 'questions', form: first } as const] : []
  return [
    ...(asksAddress ? [{ kind: 'address' } as const] : []),
    ...(first?.asksSellingTimeline ? [{ kind: 'timeline', form: first } as const] : []),
    ...offers.map((form) => ({ kind: 'offer', form }) as const),
    ...(first?.questionsLast ? [] : questions),
    { kind: 'details', form: first },
    ...(first?.questionsLast ? questions : []),
  ]
}
