export const questionKinds = [
  'SHORT_TEXT',
  'LONG_TEXT',
  'CHOICE',
  'CHOICES',
  'YES_NO',
  'NUMBER',
  'MONEY',
  'DATE',
  'PHONE',
] as const
export type QuestionKind = (typeof questionKinds)[number]

export const questionsMaximum = 20
export const questionChoicesMaximum = 20
export const questionLabelMaximum = 160
export const questionHelpMaximum = 240
export const choiceLabelMaximum = 80
/** That of tags. */
export const choiceTagMaximum = 64

/** Spanish is empty where visitors get the English text. */
type LocalizedText = Record<'en' | 'es', string>

export const toText = (text: LocalizedText, language: keyof LocalizedText): string => text[language] || text.en

export interface QuestionChoice {
  id: string
  label: LocalizedText
  /** What happens to a contact who chooses it, if answers are kept as tags. Shaped like the step of a flow, so that a renamed tag is found. */
  onChosen: { kind: 'ADD_TAG'; tag: string }
}

/** Where an answer is kept besides the submission. */
export type AnswerStorage = { kind: 'SUBMISSION' } | { kind: 'ATTRIBUTE'; key: string } | { kind: 'TAGS' }

/** The question is asked only after this answer to an earlier one: the id of a choice, or YES or NO. */
export interface QuestionCondition {
  questionId: string
  value: string
}

/** A question that an agency adds to a form. */
export interface FormQuestion {
  id: string
  kind: QuestionKind
  label: LocalizedText
  help: LocalizedText
  isRequired: boolean
  /** Empty unless the kind has choices. */
  choices: QuestionChoice[]
  storage: AnswerStorage
  condition: QuestionCondition | null
}

export const questionPlaces = ['BEFORE_DETAILS', 'AFTER_DETAILS'] as const
export type QuestionPlace = (typeof questionPlaces)[number]

export const hasChoices = (kind: QuestionKind): boolean => kind === 'CHOICE' || kind === 'CHOICES'

/** Kinds whose answers other questions can depend on. */
export const isBranching = (kind: QuestionKind): boolean => hasChoices(kind) || kind === 'YES_NO'
